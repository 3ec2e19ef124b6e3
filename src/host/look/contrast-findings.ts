import { findings, type ContrastFinding } from './contrast'
import { paletteOf } from './palette'

/** The console's lines about repairs: the doctor leaves them out, as it lists the colours themselves. */
export const repairLines = new Set<string>()

/** Colours of a widget that cannot be read although its brand was repaired: the page's own style sheets set them. */
export const unreadableColours = (host: Element): readonly ContrastFinding[] =>
  findings(paletteOf(host), () => false)
