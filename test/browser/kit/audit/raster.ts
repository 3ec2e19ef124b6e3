import { decode } from './png'
import type { CDPSession } from 'playwright-core'

/** Red, green and blue in one number: 0xff8800. */
export type Colour = number

/** Pixels of the window. */
export interface Raster {
  /** Their offset in the window. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly data: Uint32Array
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The current picture of the window, or of a part of it on whole pixels. */
export async function capture(cdp: CDPSession, part?: Box): Promise<Raster> {
  // The protocol counts from the beginning of the page.
  const { cssLayoutViewport: window } = await cdp.send('Page.getLayoutMetrics')
  const file = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: false,
    ...(part && { clip: { ...part, x: part.x + window.pageX, y: part.y + window.pageY, scale: 1 } }),
  })
  const { width, height, channels, data: parts } = decode(Buffer.from(file.data, 'base64'))
  const data = new Uint32Array(width * height)
  for (let index = 0, at = 0; index < data.length; index++, at += channels)
    data[index] = (parts[at]! << 16) | (parts[at + 1]! << 8) | parts[at + 2]!
  return { width, height, data, left: part?.x ?? 0, top: part?.y ?? 0 }
}

/** At a point of the window. */
export const pixel = ({ data, left, top, width }: Raster, x: number, y: number): Colour =>
  data[(y - top) * width + x - left]!

/** The points of a box that were captured, on whole pixels. */
export function* points({ left, top, width, height }: Raster, box: Box): Generator<[x: number, y: number]> {
  const right = Math.min(left + width, Math.round(box.x + box.width))
  const bottom = Math.min(top + height, Math.round(box.y + box.height))
  for (let y = Math.max(top, Math.round(box.y)); y < bottom; y++)
    for (let x = Math.max(left, Math.round(box.x)); x < right; x++) yield [x, y]
}

/** Red, green and blue: 0 to 255. */
export const channels = (colour: Colour) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const

export function differs(one: Colour, other: Colour, by = 8): boolean {
  if (one === other) return false
  const others = channels(other)
  return channels(one).some((part, index) => Math.abs(part - others[index]!) > by)
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function luminance(colour: Colour): number {
  const [red, green, blue] = channels(colour)
  return 0.2126 * linear[red]! + 0.7152 * linear[green]! + 0.0722 * linear[blue]!
}

/** WCAG's ratio, 1 to 21. */
export function ratio(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const hex = (colour: Colour) => `#${colour.toString(16).padStart(6, '0')}`
