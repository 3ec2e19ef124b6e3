import { inflateSync } from 'node:zlib'

export interface Picture {
  readonly width: number
  readonly height: number
  /** 3 or 4: red, green, blue, and what shines through. */
  readonly channels: number
  readonly data: Uint8Array
}

/** The pixels of a browser's screenshot, which is a PNG with 8 bits a channel, from top to bottom. */
export function decode(file: Uint8Array): Picture {
  const bytes = Buffer.from(file)
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const channels = { 2: 3, 6: 4 }[bytes[25]!]
  if (bytes[24] !== 8 || bytes[28] !== 0 || channels === undefined) throw new Error('No such PNG is known.')
  const parts: Buffer[] = []
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const raw = inflateSync(Buffer.concat(parts))
  const row = width * channels
  const data = new Uint8Array(row * height)
  for (let y = 0; y < height; y++) unfilter(raw, y * (row + 1), data, y * row, row, channels)
  return { width, height, channels, data }
}

/** A line says by its first byte what is to be added to its others: what is left of each, above it, or made of both. */
function unfilter(raw: Buffer, from: number, data: Uint8Array, to: number, row: number, channels: number) {
  const filter = raw[from]!
  for (let x = 0; x < row; x++) {
    const left = x < channels ? 0 : data[to + x - channels]!
    const above = to === 0 ? 0 : data[to + x - row]!
    const corner = x < channels || to === 0 ? 0 : data[to + x - row - channels]!
    data[to + x] = raw[from + 1 + x]! + added(filter, left, above, corner)
  }
}

function added(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return above
  return filter === 3 ? (left + above) >> 1 : nearest(left, above, corner)
}

/** Of the three, the one nearest to left + above - corner. */
function nearest(left: number, above: number, corner: number): number {
  const [byLeft, byAbove] = [Math.abs(above - corner), Math.abs(left - corner)]
  const byCorner = Math.abs(left + above - 2 * corner)
  if (byLeft <= byAbove && byLeft <= byCorner) return left
  return byAbove <= byCorner ? above : corner
}
