import './dom'
import { createVenueOpener } from '../../src/host/widget/open-venue'
import type { Kernel } from '../../src/kernel/actions/kernel'

const openers = new WeakMap<Kernel, ReturnType<typeof createVenueOpener>>()

/** The venue opener of a kernel; the host creates one for each kernel. */
export function venuesOf(kernel: Kernel): ReturnType<typeof createVenueOpener> {
  const opener = openers.get(kernel) ?? createVenueOpener(kernel, document)
  openers.set(kernel, opener)
  return opener
}
