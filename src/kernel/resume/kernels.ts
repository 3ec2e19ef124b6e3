import type { Kernel } from '../kernel'

/** Each kernel by its facts, which the contexts of all its plugins share. */
export const kernels = new WeakMap<object, Kernel>()
