import type { TokenName } from '../../tokens'
import { black, contrast, hex, mix, white, type Colour } from './colour'

/** The minimum contrast of text, and of the lines of controls and the focus ring (WCAG 2.2, 1.4.3 and 1.4.11). */
const text = 4.5
const line = 3

/** A colour, its backgrounds, and the contrast that it needs. Later pairs see the repairs of earlier ones. */
export interface Pair {
  readonly front: TokenName
  readonly on: readonly [TokenName, ...TokenName[]]
  readonly needs: number
}

const backgrounds = ['--tavola-paper', '--tavola-field'] as const
const withTint = [...backgrounds, '--tavola-tint'] as const

/**
 * Every colour with a meaning is one of these fronts. The edge of a selection, today's line, ticks and icons have the link's colour. A
 * focus ring in the header, on the close button and on a chosen day has the colour of the text beside it. Other colours are
 * decoration (test/host/look/contrast.test.ts).
 */
export const pairs: readonly Pair[] = [
  { front: '--tavola-ink', on: withTint, needs: text },
  { front: '--tavola-soft', on: withTint, needs: text },
  { front: '--tavola-link', on: withTint, needs: text },
  { front: '--tavola-error', on: backgrounds, needs: text },
  { front: '--tavola-border', on: backgrounds, needs: line },
  { front: '--tavola-focus', on: backgrounds, needs: line },
  { front: '--tavola-on-accent', on: ['--tavola-accent', '--tavola-accent-deep'], needs: text },
  { front: '--tavola-on-aside', on: ['--tavola-aside'], needs: text },
]

/** Two colours of a widget with too little contrast, and their repair. */
export interface LowContrast {
  /** The token of the text or line, and the token of its background. */
  readonly front: TokenName
  readonly on: TokenName
  /** The contrast of the two, and the minimum. */
  readonly ratio: number
  readonly needs: number
  readonly colours: readonly [front: string, on: string]
  /** The token that is replaced, and its new value. */
  readonly token: TokenName
  readonly value: string
}

export type Palette = Map<TokenName, Colour>

/**
 * The pairs with too little contrast, each with a repair. The repair replaces the text's colour, and keeps the brand's background. If
 * no colour is readable on all backgrounds of a text, it replaces a background that the brand did not choose. Tokens in `kept` stay.
 * Repairs go into the palette, so that later pairs see them.
 */
export function findLowContrast(
  palette: Palette,
  chosen: (token: TokenName) => boolean,
  kept: ReadonlySet<TokenName> = new Set(),
): LowContrast[] {
  const rank: Rank = (token) => (kept.has(token) ? fixed : Number(chosen(token)))
  return pairs.flatMap((pair) => repair(palette, pair, rank))
}

/** A repair replaces the colour with the lower rank. */
type Rank = (token: TokenName) => number
const fixed = 2

function repair(palette: Palette, { front, on, needs }: Pair, rank: Rank): LowContrast[] {
  const colour = palette.get(front)
  const backgrounds = on.filter((token) => palette.has(token)).sort((a, b) => rank(b) - rank(a))
  const failing = colour && backgrounds.find((token) => contrast(colour, palette.get(token)!) < needs)
  if (!failing) return []
  const pair = { front, on: failing, ratio: contrast(colour, palette.get(failing)!), needs }
  const colours = [hex(colour), hex(palette.get(failing)!)] as const
  const replace = (token: TokenName, value: Colour): LowContrast[] => {
    // The token is fixed, or has been replaced by this colour.
    if (rank(token) === fixed || hex(palette.get(token)!) === hex(value)) return []
    palette.set(token, value)
    return [{ ...pair, colours, token, value: hex(value) }]
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

/** The nearest darker or lighter colour that is readable on all of these backgrounds; null if there is none. */
export function readableOn(colour: Colour, backgrounds: readonly Colour[], needs: number): Colour | null {
  for (let share = 0; share <= 1; share += 1 / 64) {
    for (const end of [black, white]) {
      const mixed = roundToHex(mix(colour, end, share))
      if (backgrounds.every((ground) => contrast(mixed, ground) >= needs)) return mixed
    }
  }
  return null
}

/** Rounds a colour to its hexadecimal value, for which the ratio must hold. */
const roundToHex = ({ rgb: [r, g, b] }: Colour): Colour => ({
  rgb: [Math.round(r * 255) / 255, Math.round(g * 255) / 255, Math.round(b * 255) / 255],
  alpha: 1,
})
