"""Optimizers and learning-rate schedules."""

from rtensor.optim import lr_scheduler
from rtensor.optim.adadelta import Adadelta
from rtensor.optim.adagrad import Adagrad
from rtensor.optim.adam import Adam, AdamW, NAdam, RAdam
from rtensor.optim.adamax import Adamax
from rtensor.optim.optimizer import Optimizer
from rtensor.optim.rmsprop import RMSprop
from rtensor.optim.sgd import SGD

__all__ = [
    "SGD",
    "Adadelta",
    "Adagrad",
    "Adam",
    "AdamW",
    "Adamax",
    "NAdam",
    "Optimizer",
    "RAdam",
    "RMSprop",
    "lr_scheduler",
]
