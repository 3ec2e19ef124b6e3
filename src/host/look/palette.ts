import { nativeOf, safeDocument } from '../../dom-clobbering'
import { over, parseColour, white, type Colour } from './colour'
import { pairs, type Palette } from './contrast'
import { isCssValue, type TokenName } from '../../tokens'

const names = new Set(pairs.flatMap(({ front, on }) => [front, ...on]))

/** A widget's colours as the browser computes them. Colours in an unknown form are left out. */
export function paletteOf(host: Element): Palette {
  const probe = safeDocument.createElement('i')
  // Forced colours would hide the look's own.
  probe.style.setProperty('forced-color-adjust', 'none')
  host.shadowRoot!.append(probe)
  try {
    return makeOpaque(new Map([...names].flatMap((name) => entryOf(name, probe))), pageColour(host))
  } finally {
    probe.remove()
  }
}

/** Whether the browser mixes colours. A colour mixed with itself is computed in sRGB. */
export const canMixColours = () => isCssValue('color', 'color-mix(in srgb, red, red)') !== false

function entryOf(name: TokenName, probe: HTMLElement): [TokenName, Colour][] {
  probe.style.color = canMixColours() ? `color-mix(in srgb, var(${name}), var(${name}))` : `var(${name})`
  const colour = parseColour(getComputedStyle(probe).color)
  return colour ? [[name, colour]] : []
}

/** Makes translucent colours opaque: the paper over the page, other backgrounds over the paper, the rest over its first background. */
function makeOpaque(palette: Palette, page: Colour): Palette {
  const lay = (name: TokenName, below: Colour | undefined) => {
    const colour = palette.get(name)
    if (colour && below) palette.set(name, over(colour, below))
  }
  lay('--tavola-paper', page)
  for (const name of [
    '--tavola-field',
    '--tavola-tint',
    '--tavola-aside',
    '--tavola-accent',
    '--tavola-accent-deep',
  ] as const)
    lay(name, palette.get('--tavola-paper'))
  for (const { front, on } of pairs) lay(front, palette.get(on[0]))
  return palette
}

/** The page's background, for a translucent look. */
function pageColour(host: Element): Colour {
  for (let element = host.parentElement; element; element = nativeOf(element, 'parentElement')) {
    const colour = parseColour(getComputedStyle(element).backgroundColor)
    if (colour?.alpha === 1) return colour
  }
  return white
}
