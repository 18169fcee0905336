/* Two operations in C: one opaque, with its own kernel and shape rule, one composite, made of other operations.
 *
 *     cc -shared -fPIC -O2 -I "$(python -c 'import rtensor; print(rtensor.library.include_path())')" plugin.c -o plugin.so
 */
#include <rtensor.h>

/* (x, limit) -> where |x| > limit, x is brought back to the limit. float32, row-major. */
static int32_t soft_limit_cpu(const rt_api *api, rt_call *call, void *context) {
    (void)context;
    rt_value x, limit;
    if (api->argument(call, 0, &x) || api->argument(call, 1, &limit)) {
        return 1;
    }
    rt_tensor_info in, out;
    if (api->tensor(call, x.as.tensor, &in)) {
        return 1;
    }
    if (in.dtype != RT_FLOAT32 || !in.is_contiguous) {
        return api->fail(call, "ValueError", "x must be a contiguous tensor of float32");
    }
    if (!(limit.as.real > 0)) {
        return api->fail(call, "ValueError", "the limit must be positive");
    }
    const rt_tensor *result;
    if (api->empty(call, in.sizes, in.ndim, RT_FLOAT32, RT_CPU, &result) || api->tensor(call, result, &out)) {
        return 1;
    }
    const float *from = in.data;
    float *to = out.data;
    const float most = (float)limit.as.real;
    for (int64_t i = 0; i < in.numel; i++) {
        to[i] = from[i] > most ? most : from[i] < -most ? -most : from[i];
    }
    rt_value value = {.kind = RT_KIND_TENSOR, .as.tensor = result};
    return api->result(call, &value);
}

/* The same without data: a result of the shape of x. */
static int32_t soft_limit_meta(const rt_api *api, rt_call *call, void *context) {
    (void)context;
    rt_value x;
    rt_tensor_info in;
    const rt_tensor *result;
    if (api->argument(call, 0, &x) || api->tensor(call, x.as.tensor, &in) ||
        api->empty(call, in.sizes, in.ndim, in.dtype, RT_META, &result)) {
        return 1;
    }
    rt_value value = {.kind = RT_KIND_TENSOR, .as.tensor = result};
    return api->result(call, &value);
}

/* x * x + x, of any dtype, on any device, with the derivative of its parts. */
static int32_t square_plus(const rt_api *api, rt_call *call, void *context) {
    (void)context;
    rt_value x, pair[2], sum;
    if (api->argument(call, 0, &x)) {
        return 1;
    }
    pair[0] = x;
    pair[1] = x;
    if (api->dispatch(call, "aten::mul.Tensor", pair, 2, &sum, 1, NULL)) {
        return 1;
    }
    pair[0] = sum;
    if (api->dispatch(call, "aten::add.Tensor", pair, 2, &sum, 1, NULL)) {
        return 1;
    }
    return api->result(call, &sum);
}

int32_t rtensor_plugin_1(const rt_api *api, rt_library *library) {
    return api->define(library, "c_demo::soft_limit(Tensor x, float limit=1) -> Tensor") ||
           api->implement(library, "c_demo::soft_limit", "CPU", soft_limit_cpu, NULL) ||
           api->implement(library, "c_demo::soft_limit", "Meta", soft_limit_meta, NULL) ||
           api->define(library, "c_demo::square_plus(Tensor x) -> Tensor") ||
           api->implement(library, "c_demo::square_plus", "", square_plus, NULL);
}
