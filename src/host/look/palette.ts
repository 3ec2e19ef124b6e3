import { over, parseColour, white, type Colour } from './colour'
import type { Palette } from './contrast'
import { pairs } from './pairs'
import type { Token } from './tokens'

const names = new Set(pairs.flatMap(({ front, on }) => [front, ...on]))

/** The colours of a widget's look as the browser resolves them, whatever way they are written in; without what it cannot say. */
export function paletteOf(host: Element): Palette {
  const probe = document.createElement('i')
  // In forced colours too it is the look's own that is asked for.
  probe.style.setProperty('forced-color-adjust', 'none')
  host.shadowRoot!.append(probe)
  try {
    return opaque(new Map([...names].flatMap((name) => entryOf(name, probe))), behind(host))
  } finally {
    probe.remove()
  }
}

/** Mixed with itself, every colour is told in sRGB; browsers that cannot mix know few others. */
export const mixes = () => CSS.supports('color', 'color-mix(in srgb, red, red)')

function entryOf(name: Token, probe: HTMLElement): [Token, Colour][] {
  probe.style.color = mixes() ? `color-mix(in srgb, var(${name}), var(${name}))` : `var(${name})`
  const colour = parseColour(getComputedStyle(probe).color)
  return colour ? [[name, colour]] : []
}

/** What is seen of each: grounds over the page, a field over the paper, and the rest over its first ground. */
function opaque(palette: Palette, page: Colour): Palette {
  const lay = (name: Token, below: Colour | undefined) => {
    const colour = palette.get(name)
    if (colour && below) palette.set(name, over(colour, below))
  }
  lay('--tavola-paper', page)
  for (const name of ['--tavola-field', '--tavola-aside', '--tavola-accent', '--tavola-accent-deep'] as const)
    lay(name, palette.get('--tavola-paper'))
  for (const { front, on } of pairs) lay(front, palette.get(on[0]))
  return palette
}

/** The page's own ground, where a look lets it through. */
function behind(host: Element): Colour {
  for (let element = host.parentElement; element; element = element.parentElement) {
    const colour = parseColour(getComputedStyle(element).backgroundColor)
    if (colour?.alpha === 1) return colour
  }
  return white
}
