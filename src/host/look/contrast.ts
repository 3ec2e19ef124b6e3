import { black, contrast, hex, mix, white, type Colour } from './colour'
import { pairs, type Pair } from './contrast-pairs'
import type { TokenName } from '../../tokens'

/** Two colours of a widget with too little contrast. */
export interface ContrastFinding {
  /** The token of the text or line, and the one behind it. */
  readonly front: TokenName
  readonly on: TokenName
  /** The contrast of the two, and the one that is needed. */
  readonly ratio: number
  readonly needs: number
  readonly colours: readonly [front: string, on: string]
  /** The token that is replaced, and its new value. */
  readonly token: TokenName
  readonly value: string
}

export type Palette = Map<TokenName, Colour>

/**
 * The pairs with too little contrast, each with a repair. The text's colour is replaced, so that the brand's background
 * stays. Where no colour can be read on all backgrounds of a text, one that the brand did not choose becomes another. Tokens in `kept` cannot be replaced. Repairs go into the palette, so that later pairs see them.
 */
export function findings(
  palette: Palette,
  chosen: (token: TokenName) => boolean,
  kept: ReadonlySet<TokenName> = new Set(),
): ContrastFinding[] {
  const rank: Rank = (token) => (kept.has(token) ? fixed : Number(chosen(token)))
  return pairs.flatMap((pair) => repair(palette, pair, rank))
}

/** Which colour gives way: the one with the lower rank. */
type Rank = (token: TokenName) => number
const fixed = 2

function repair(palette: Palette, { front, on, needs }: Pair, rank: Rank): ContrastFinding[] {
  const colour = palette.get(front)
  const backgrounds = on.filter((token) => palette.has(token)).sort((a, b) => rank(b) - rank(a))
  const failing = colour && backgrounds.find((token) => contrast(colour, palette.get(token)!) < needs)
  if (!failing) return []
  const found = { front, on: failing, ratio: contrast(colour, palette.get(failing)!), needs }
  const colours = [hex(colour), hex(palette.get(failing)!)] as const
  const replace = (token: TokenName, value: Colour): ContrastFinding[] => {
    // The host repairs one at a time: a ground that has given way already has to let the next one.
    if (rank(token) === fixed || hex(palette.get(token)!) === hex(value)) return []
    palette.set(token, value)
    return [{ ...found, colours, token, value: hex(value) }]
  }
  const readable = readableOn(
    colour,
    backgrounds.map((token) => palette.get(token)!),
    needs,
  )
  if (readable) return replace(front, readable)
  const [first, ...others] = backgrounds as [TokenName, ...TokenName[]]
  const last = others.pop()!
  return [
    ...replace(last, palette.get(first)!),
    ...repair(palette, { front, on: [first, ...others], needs }, rank),
  ]
}

/** The nearest colour, darker or lighter, that can be read on all of these backgrounds; null where there is none. */
export function readableOn(colour: Colour, backgrounds: readonly Colour[], needs: number): Colour | null {
  for (let share = 0; share <= 1; share += 1 / 64) {
    for (const end of [black, white]) {
      const mixed = rounded(mix(colour, end, share))
      if (backgrounds.every((ground) => contrast(mixed, ground) >= needs)) return mixed
    }
  }
  return null
}

/** To the precision of the written value, for which the ratio must hold. */
const rounded = ({ rgb: [r, g, b] }: Colour): Colour => ({
  rgb: [Math.round(r * 255) / 255, Math.round(g * 255) / 255, Math.round(b * 255) / 255],
  alpha: 1,
})
