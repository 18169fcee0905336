/* Custom operations for rtensor from C, or any language that speaks C.
 *
 * A plug-in is a shared library that exports rtensor_plugin_1 and needs no library of rtensor's to link with: all it may
 * call stands in the rt_api that it is given. `rt.ops.load_library(path)` loads it; its operations stay for the process.
 * examples/custom_operator/plugin.c is a whole one.
 *
 * Functions return 0, or something else after noting an error; a kernel passes that on. Tensors and arrays that the API
 * hands out belong to the call: they live until the kernel returns, and nothing is to be freed. Numbers of this file never
 * change their meaning; what comes later is added at the end, and `size` says how much is there.
 */
#ifndef RTENSOR_H
#define RTENSOR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define RTENSOR_ABI 1

typedef struct rt_library rt_library; /* the plug-in being loaded */
typedef struct rt_call rt_call;       /* one call of a kernel */
typedef struct rt_tensor rt_tensor;   /* a tensor */

enum rt_dtype {
    RT_BOOL = 0,
    RT_UINT8 = 1,
    RT_UINT16 = 2,
    RT_UINT32 = 3,
    RT_UINT64 = 4,
    RT_INT8 = 5,
    RT_INT16 = 6,
    RT_INT32 = 7,
    RT_INT64 = 8,
    RT_FLOAT16 = 9,
    RT_BFLOAT16 = 10,
    RT_FLOAT32 = 11,
    RT_FLOAT64 = 12,
    RT_COMPLEX64 = 13,
    RT_COMPLEX128 = 14
};

enum rt_device { RT_CPU = 0, RT_CUDA = 1, RT_META = 2 };

/* What an rt_value holds: which member of `as` counts. */
enum rt_kind {
    RT_KIND_NONE = 0,    /* an absent optional */
    RT_KIND_BOOL = 1,    /* integer, 0 or 1 */
    RT_KIND_INT = 2,     /* integer */
    RT_KIND_FLOAT = 3,   /* real */
    RT_KIND_STR = 4,     /* text, UTF-8, ends with 0 */
    RT_KIND_TENSOR = 5,  /* tensor */
    RT_KIND_INTS = 6,    /* integers, count */
    RT_KIND_FLOATS = 7,  /* reals, count */
    RT_KIND_TENSORS = 8, /* tensors, count; null for an absent one */
    RT_KIND_DTYPE = 9    /* integer, an rt_dtype */
};

typedef struct rt_value {
    int32_t kind;
    size_t count; /* of arrays */
    union {
        int64_t integer;
        double real;
        const char *text;
        const rt_tensor *tensor;
        const int64_t *integers;
        const double *reals;
        const rt_tensor *const *tensors;
    } as;
} rt_value;

typedef struct rt_tensor_info {
    void *data;             /* first element; null on the Meta device */
    const int64_t *sizes;   /* ndim of them */
    const int64_t *strides; /* ndim of them, in elements */
    size_t ndim;
    int64_t numel;
    int32_t dtype;  /* rt_dtype */
    int32_t device; /* rt_device */
    int32_t is_contiguous;
} rt_tensor_info;

typedef struct rt_api rt_api;

/* A kernel: reads its arguments, pushes its results in the schema's order. It may run on any thread, on several at once. */
typedef int32_t (*rt_kernel)(const rt_api *api, rt_call *call, void *context);

struct rt_api {
    uint32_t abi;  /* RTENSOR_ABI */
    uint32_t size; /* bytes of this struct */

    /* While the plug-in is loaded. */

    /* Defines an operation: "demo::scale(Tensor x, float by=2) -> Tensor". */
    int32_t (*define)(rt_library *library, const char *schema);
    /* Gives an operation ("demo::scale") a kernel for a dispatch key ("CPU", "Meta", ...); "" makes it composite: its
     * derivative and its devices are those of the operations that it dispatches. `context` comes back in each call. */
    int32_t (*implement)(rt_library *library, const char *op, const char *key, rt_kernel kernel, void *context);

    /* In a kernel. */

    size_t (*arguments)(const rt_call *call);
    int32_t (*argument)(rt_call *call, size_t index, rt_value *value);
    /* Adds a result. A tensor is shared, not copied. */
    int32_t (*result)(rt_call *call, const rt_value *value);
    /* What a tensor is. */
    int32_t (*tensor)(rt_call *call, const rt_tensor *tensor, rt_tensor_info *info);
    /* A new tensor, row-major, uninitialised. */
    int32_t (*empty)(rt_call *call, const int64_t *sizes, size_t ndim, int32_t dtype, int32_t device,
                     const rt_tensor **tensor);
    /* Runs any operation ("aten::add.Tensor"); arguments left out at the end get their defaults. Writes at most `room`
     * results and tells how many there are. */
    int32_t (*dispatch)(rt_call *call, const char *op, const rt_value *arguments, size_t count, rt_value *results,
                        size_t room, size_t *found);
    /* Notes an error and returns 1: "ValueError", "TypeError", "IndexError", "NotImplementedError", "ShapeError",
     * "DTypeError"; another name is RuntimeError. */
    int32_t (*fail)(rt_call *call, const char *error, const char *message);
};

/* Exported by the plug-in; called once. */
int32_t rtensor_plugin_1(const rt_api *api, rt_library *library);

#ifdef __cplusplus
}
#endif
#endif
