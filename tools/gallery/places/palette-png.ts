import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** The most colours that a palette has. */
const most = 256

interface Pixels {
  readonly width: number
  readonly height: number
  /** A number for each pixel, as 0xRRGGBB. */
  readonly colours: Uint32Array
}

/**
 * The same picture with a palette, for less than half of the bytes: the commonest colours stay, and each other one becomes the
 * nearest of them.
 */
export function toPalettePng(png: Buffer): Buffer {
  const { width, height, colours } = read(png)
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette = [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([colour]) => colour)
  const indexes = new Map([...counts.keys()].map((colour) => [colour, nearest(colour, palette)]))
  const rows = Buffer.alloc(height * (width + 1))
  colours.forEach((colour, at) => {
    rows[at + Math.floor(at / width) + 1] = indexes.get(colour)!
  })
  return write(width, height, palette, rows)
}

const channels = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const

function nearest(colour: number, palette: readonly number[]): number {
  const wanted = channels(colour)
  let best = 0
  let least = Infinity
  palette.forEach((one, index) => {
    const distance = channels(one).reduce((sum, value, at) => sum + (value - wanted[at]!) ** 2, 0)
    if (distance >= least) return
    least = distance
    best = index
  })
  return best
}

/** Reads what Chromium writes: 8 bits a channel, not interlaced. */
function read(png: Buffer): Pixels {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const step = png[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  const bytes = unfilter(inflateSync(Buffer.concat(parts)), width * step, step)
  const colours = Uint32Array.from({ length: width * height }, (_, at) => bytes.readUIntBE(at * step, 3))
  return { width, height, colours }
}

/** Takes back what makes each line smaller (PNG specification, section 9). */
function unfilter(data: Buffer, line: number, step: number): Buffer {
  const rows = data.length / (line + 1)
  const bytes = Buffer.alloc(rows * line)
  for (let row = 0; row < rows; row++) {
    const filter = data[row * (line + 1)]!
    for (let at = 0; at < line; at++) {
      const here = row * line + at
      const left = at < step ? 0 : bytes[here - step]!
      const up = row === 0 ? 0 : bytes[here - line]!
      const corner = at < step || row === 0 ? 0 : bytes[here - line - step]!
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]!
      bytes[here] = data[row * (line + 1) + 1 + at]! + guess
    }
  }
  return bytes
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const toLeft = Math.abs(guess - left)
  const toUp = Math.abs(guess - up)
  const toCorner = Math.abs(guess - corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}

function write(width: number, height: number, palette: readonly number[], rows: Buffer): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}
