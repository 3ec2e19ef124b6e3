import { inflateSync } from 'node:zlib'
import type { CDPSession } from 'playwright-core'

/** A picture of the window as pixels: red, green, blue, each 0 to 255. */
export interface Raster {
  readonly width: number
  readonly height: number
  /** Three bytes a pixel. */
  readonly data: Uint8Array
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is drawn now, the whole window or a part of it, whose place is the window's. */
export async function capture(cdp: CDPSession, part?: Box): Promise<Raster> {
  const { cssLayoutViewport: window } = await cdp.send('Page.getLayoutMetrics')
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: false,
    ...(part && {
      // The protocol counts from the beginning of the page.
      clip: { ...part, x: part.x + window.pageX, y: part.y + window.pageY, scale: 1 },
    }),
  })
  return decode(Buffer.from(data, 'base64'))
}

/** A PNG as browsers write it: eight bits a channel, not interlaced. */
export function decode(file: Buffer): Raster {
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const channels = file[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const lines = unfilter(inflateSync(Buffer.concat(parts)), width * channels, height, channels)
  if (channels === 3) return { width, height, data: lines }
  const data = new Uint8Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      data[pixel * 3 + channel] = lines[pixel * channels + channel]!
  return { width, height, data }
}

/** Each line of a PNG is written as the difference to what is left of it or above it. */
function unfilter(raw: Buffer, stride: number, height: number, channels: number): Uint8Array {
  const lines = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const filter = raw[row * (stride + 1)]!
    const from = row * (stride + 1) + 1
    const to = row * stride
    for (let index = 0; index < stride; index++) {
      const left = index >= channels ? lines[to + index - channels]! : 0
      const up = row > 0 ? lines[to + index - stride]! : 0
      const corner = row > 0 && index >= channels ? lines[to + index - stride - channels]! : 0
      lines[to + index] = raw[from + index]! + guess(filter, left, up, corner)
    }
  }
  return lines
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const [toLeft, toUp, toCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
    number,
    number,
    number,
  ]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

export type Rgb = readonly [number, number, number]

export const pixel = ({ data, width }: Raster, x: number, y: number): Rgb => {
  const at = (y * width + x) * 3
  return [data[at]!, data[at + 1]!, data[at + 2]!]
}

export const differs = (one: Rgb, other: Rgb, by = 8) =>
  one.some((part, index) => Math.abs(part - other[index]!) > by)

const luminance = ([r, g, b]: Rgb) => 0.2126 * linear[r]! + 0.7152 * linear[g]! + 0.0722 * linear[b]!

/** WCAG's ratio, 1 to 21. */
export function ratio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const hex = (colour: Rgb) => `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** All that lie in a box. */
export function pixels(drawn: Raster, { x, y, width, height }: Box): Rgb[] {
  const found: Rgb[] = []
  for (let row = Math.max(0, Math.round(y)); row < Math.min(drawn.height, Math.round(y + height)); row++)
    for (
      let column = Math.max(0, Math.round(x));
      column < Math.min(drawn.width, Math.round(x + width));
      column++
    )
      found.push(pixel(drawn, column, row))
  return found
}
