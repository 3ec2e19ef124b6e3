import { createVenueOpener } from '../../src/host/widget/open-venue'
import type { Kernel } from '../../src/kernel/kernel'

const openers = new WeakMap<Kernel, ReturnType<typeof createVenueOpener>>()

/** What opens venues by their ids in this kernel: the host has one beside each. */
export function venuesOf(kernel: Kernel): ReturnType<typeof createVenueOpener> {
  const opener = openers.get(kernel) ?? createVenueOpener(kernel)
  openers.set(kernel, opener)
  return opener
}
