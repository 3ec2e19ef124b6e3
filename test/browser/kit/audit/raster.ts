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
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: false,
    ...(part && { clip: await fromPage(cdp, part) }),
  })
  return { ...toPixels(Buffer.from(data, 'base64')), left: part?.x ?? 0, top: part?.y ?? 0 }
}

/** The protocol counts from the beginning of the page. */
async function fromPage(cdp: CDPSession, part: Box) {
  const { cssLayoutViewport: window } = await cdp.send('Page.getLayoutMetrics')
  return { ...part, x: part.x + window.pageX, y: part.y + window.pageY, scale: 1 }
}

function toPixels(file: Buffer): Pick<Raster, 'width' | 'height' | 'data'> {
  const { width, height, channels, data: parts } = decode(file)
  const data = new Uint32Array(width * height)
  for (let index = 0, at = 0; index < data.length; index++, at += channels)
    data[index] = (parts[at]! << 16) | (parts[at + 1]! << 8) | parts[at + 2]!
  return { width, height, data }
}

/** At a point of the window. */
export const pixel = ({ data, left, top, width }: Raster, x: number, y: number): Colour =>
  data[(y - top) * width + x - left]!

/** Red, green, blue: 0 to 255. */
export const red = (colour: Colour) => colour >> 16
export const green = (colour: Colour) => (colour >> 8) & 255
export const blue = (colour: Colour) => colour & 255

export const differs = (one: Colour, other: Colour, by = 8) =>
  one !== other &&
  (Math.abs(red(one) - red(other)) > by ||
    Math.abs(green(one) - green(other)) > by ||
    Math.abs(blue(one) - blue(other)) > by)

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const luminance = (colour: Colour) =>
  0.2126 * linear[red(colour)]! + 0.7152 * linear[green(colour)]! + 0.0722 * linear[blue(colour)]!

/** WCAG's ratio, 1 to 21. */
export function ratio(one: Colour, other: Colour): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const hex = (colour: Colour) => `#${colour.toString(16).padStart(6, '0')}`

/** The part of a box that was captured, on whole pixels. */
export function within({ left, top, width, height }: Raster, box: Box) {
  const between = (least: number, value: number, most: number) => Math.min(Math.max(least, value), most)
  return {
    x: between(left, Math.round(box.x), left + width),
    y: between(top, Math.round(box.y), top + height),
    right: between(left, Math.round(box.x + box.width), left + width),
    bottom: between(top, Math.round(box.y + box.height), top + height),
  }
}

/** All that lie in a box. */
export function* pixels(drawn: Raster, box: Box): Generator<Colour> {
  const { x, y, right, bottom } = within(drawn, box)
  for (let row = y; row < bottom; row++)
    for (let column = x; column < right; column++) yield pixel(drawn, column, row)
}
