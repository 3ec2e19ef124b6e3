import { firstSettings, smallest, widest, type Settings } from '../settings'

/** The settings in an address: `#p1.` and their JSON, deflated, in the letters that addresses take. */
const mark = '#p1.'

export async function hashOf(settings: Settings): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(settings))
  const packed = await throughStream(bytes, new CompressionStream('deflate-raw'))
  const text = btoa(String.fromCharCode(...packed))
  return mark + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/**
 * The settings of an address; null where it has none.
 *
 * @throws Error where it was cut off or changed on its way
 */
export async function settingsOf(hash: string): Promise<Settings | null> {
  if (!hash.startsWith(mark)) return null
  const letters = hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/')
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
  const bytes = await throughStream(packed, new DecompressionStream('deflate-raw'))
  return checked(JSON.parse(new TextDecoder().decode(bytes)))
}

/** Somebody else may have written the link: each value has its kind, or the first settings' one. */
function checked(read: unknown): Settings {
  const given = read as Partial<Record<keyof Settings, unknown>>
  const text = (name: 'brand' | 'scene' | 'journey') =>
    typeof given[name] === 'string' ? given[name] : firstSettings[name]
  const width = Number(given.width)
  return {
    brand: text('brand'),
    scene: text('scene'),
    journey: text('journey'),
    way: given.way === 'popup' ? 'popup' : 'inline',
    width: width >= smallest && width <= widest ? Math.round(width) : firstSettings.width,
    venue: given.venue === true,
  }
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const through = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(through).arrayBuffer())
}
