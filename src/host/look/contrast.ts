import { black, contrast, hex, mix, white, type Colour } from './colour'
import { pairs, type Pair } from './pairs'
import type { Token } from './tokens'

/** What cannot be read on a widget as it stands. */
export interface ContrastFinding {
  /** The colour of the text or line, and the one that it is seen on. */
  readonly front: Token
  readonly on: Token
  /** Of the two, and what it has to be. */
  readonly ratio: number
  readonly needs: number
  readonly colours: readonly [front: string, on: string]
  /** Which of the two is replaced, and by what. */
  readonly token: Token
  readonly value: string
}

export type Palette = Map<Token, Colour>

/**
 * What cannot be read, with the colour that can: of the text, so that the brand's own ground stays. Where no text can
 * be read on both of its grounds, the one that the brand did not choose becomes the other. What is `kept` cannot be
 * repaired. The palette takes the repairs in, so that later pairs see them.
 */
export function findings(
  palette: Palette,
  chosen: (token: Token) => boolean,
  kept: ReadonlySet<Token> = new Set(),
): ContrastFinding[] {
  const rank: Rank = (token) => (kept.has(token) ? fixed : Number(chosen(token)))
  return pairs.flatMap((pair) => repair(palette, pair, rank))
}

/** How firmly a colour stands: what can give way least counts first. */
type Rank = (token: Token) => number
const fixed = 2

function repair(palette: Palette, { front, on, needs }: Pair, rank: Rank): ContrastFinding[] {
  const colour = palette.get(front)
  const grounds = on.filter((token) => palette.has(token)).sort((a, b) => rank(b) - rank(a))
  const failing = colour && grounds.find((token) => contrast(colour, palette.get(token)!) < needs)
  if (!failing) return []
  const found = { front, on: failing, ratio: contrast(colour, palette.get(failing)!), needs }
  const colours = [hex(colour), hex(palette.get(failing)!)] as const
  const replace = (token: Token, value: Colour): ContrastFinding[] => {
    if (rank(token) === fixed) return []
    palette.set(token, value)
    return [{ ...found, colours, token, value: hex(value) }]
  }
  const readable = readableOn(
    colour,
    grounds.map((token) => palette.get(token)!),
    needs,
  )
  if (readable) return replace(front, readable)
  const [first, second] = grounds as [Token, Token]
  return [...replace(second, palette.get(first)!), ...repair(palette, { front, on: [first], needs }, rank)]
}

/** The nearest colour that can be read on all of them, darker or lighter; null where none can. */
export function readableOn(colour: Colour, grounds: readonly Colour[], needs: number): Colour | null {
  for (let share = 0; share <= 1; share += 1 / 64) {
    for (const end of [black, white]) {
      const mixed = rounded(mix(colour, end, share))
      if (grounds.every((ground) => contrast(mixed, ground) >= needs)) return mixed
    }
  }
  return null
}

/** As it will be written: a ratio must hold for that. */
const rounded = ({ rgb: [r, g, b] }: Colour): Colour => ({
  rgb: [Math.round(r * 255) / 255, Math.round(g * 255) / 255, Math.round(b * 255) / 255],
  alpha: 1,
})
