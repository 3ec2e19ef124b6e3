import { inflateSync } from 'node:zlib'
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
  return { ...decode(Buffer.from(data, 'base64')), left: part?.x ?? 0, top: part?.y ?? 0 }
}

/** The protocol counts from the beginning of the page. */
async function fromPage(cdp: CDPSession, part: Box) {
  const { cssLayoutViewport: window } = await cdp.send('Page.getLayoutMetrics')
  return { ...part, x: part.x + window.pageX, y: part.y + window.pageY, scale: 1 }
}

/** A PNG as Chromium writes it for speed: eight bits a channel, each line as the difference to the line above it. */
function decode(file: Buffer): Pick<Raster, 'width' | 'height' | 'data'> {
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const channels = file[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const bytes = inflateSync(Buffer.concat(parts))
  const data = new Uint32Array(width * height)
  const stride = width * channels + 1
  for (let row = 0; row < height; row++) {
    const start = row * stride
    if (bytes[start] !== 2) throw new Error('A line of the picture is no difference to the one above it.')
    if (row > 0)
      for (let at = start + 1; at < start + stride; at++) bytes[at] = bytes[at]! + bytes[at - stride]!
    for (let column = 0, at = start + 1; column < width; column++, at += channels)
      data[row * width + column] = (bytes[at]! << 16) | (bytes[at + 1]! << 8) | bytes[at + 2]!
  }
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
