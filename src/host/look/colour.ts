/** A colour in sRGB, with parts from 0 to 1. */
export interface Colour {
  readonly rgb: readonly [number, number, number]
  readonly alpha: number
}

/** Parses a colour of `getComputedStyle`; null for an unknown form. */
export function parseColour(text: string): Colour | null {
  const parts = /^(rgba?\(|color\(srgb )(.*)\)$/.exec(text)
  if (!parts) return null
  const [r, g, b, alpha = 1] = parts[2]!.split(/[\s,/]+/).map((part) => (part === 'none' ? 0 : Number(part)))
  const most = parts[1]!.startsWith('rgb') ? 255 : 1
  const part = (value: number) => Math.min(1, Math.max(0, value / most))
  return { rgb: [part(r!), part(g!), part(b!)], alpha }
}

/** Mixes a share (0 to 1) of the second colour into the first. */
export function mix({ rgb, alpha }: Colour, other: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => rgb[index] * (1 - share) + other.rgb[index] * share
  return { rgb: [part(0), part(1), part(2)], alpha: alpha * (1 - share) + other.alpha * share }
}

/** The visible colour of one on top of another. */
export const over = (colour: Colour, below: Colour): Colour => ({
  ...mix({ ...below, alpha: 1 }, { ...colour, alpha: 1 }, colour.alpha),
})

/** WCAG 2.2's contrast ratio of two opaque colours, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance({ rgb }: Colour): number {
  const [r, g, b] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** The colour in CSS: `#0a5c36`. */
export const hex = ({ rgb }: Colour): string =>
  `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const black: Colour = { rgb: [0, 0, 0], alpha: 1 }
export const white: Colour = { rgb: [1, 1, 1], alpha: 1 }
