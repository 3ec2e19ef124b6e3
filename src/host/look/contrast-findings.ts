import { findings, type ContrastFinding } from './contrast'
import { paletteOf } from './palette'

/** What was said of repairs, which the doctor tells by the colours. */
export const repairLines = new Set<string>()

const repairs = new WeakMap<Element, readonly ContrastFinding[]>()

/** Keeps what was repaired on a widget, for who asks. */
export const noteRepairs = (host: Element, found: readonly ContrastFinding[]) => void repairs.set(host, found)

/**
 * The colours of a widget that could not be read, by its host element: those of its brand, which are repaired, and
 * those that the page's own style sheets have brought in since, which are not.
 */
export function contrastFindings(host: Element): {
  readonly repaired: readonly ContrastFinding[]
  readonly unreadable: readonly ContrastFinding[]
} {
  return { repaired: repairs.get(host) ?? [], unreadable: findings(paletteOf(host), () => false) }
}
