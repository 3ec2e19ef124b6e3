import * as v from 'valibot'

export const smallest = 280
export const widest = 1440

const sample = {
  name: 'osteria',
  title: 'Osteria restaurants',
  theme: 'milano',
  tokens: { '--tavola-accent': '#0a5c36' },
  locale: 'en-IE',
  timeZone: 'Europe/Dublin',
  country: ['IE', 'GB'],
  plugins: ['start', 'booking', 'enquiry'],
  journeys: ['Booking', 'Enquiry'],
  links: { terms: '/terms', privacy: '/privacy' },
}

export const inJson = (brand: object): string => JSON.stringify(brand, null, 2)

/** Everything that the playground's link keeps. Anyone may have written the link: a wrong value becomes the default. */
const settingsSchema = v.object({
  /** The text in the editor. It may not be valid JSON yet. */
  brand: v.fallback(v.string(), inJson(sample)),
  /** One of `Tavola.scenes.scenes`. */
  scene: v.fallback(v.string(), 'a free evening'),
  /** The option `journey`. Empty: the diner is asked. */
  journey: v.fallback(v.string(), ''),
  way: v.fallback(v.picklist(['inline', 'popup']), 'inline'),
  /** The width of the widget's page, in CSS pixels. */
  width: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(smallest), v.maxValue(widest)), 360),
  /** Whether a restaurant is preselected. */
  venue: v.fallback(v.boolean(), false),
})
export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>

export const firstSettings: Settings = v.parse(settingsSchema, {})

export type BrandJson = Readonly<Record<string, unknown>>

/** The brand in the editor, or null if the text isn't a JSON object. */
export function brandOf(text: string): BrandJson | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as BrandJson) : null
  } catch {
    return null
  }
}

/** The text with one key changed. `undefined` removes the key. A text that isn't a brand stays the same. */
export function withKey(text: string, key: string, value: unknown): string {
  const brand = brandOf(text)
  return brand ? inJson({ ...brand, [key]: value }) : text
}

/** The text with one token changed. An empty value removes it, and `tokens` with the last one. */
export function withToken(text: string, name: string, value: string): string {
  const tokens = { ...(brandOf(text)?.tokens as object), [name]: value || undefined }
  return withKey(text, 'tokens', Object.values(tokens).some(Boolean) ? tokens : undefined)
}

/** The settings, and the last valid brand. While someone types, the text isn't always valid. */
export interface State {
  readonly settings: Settings
  readonly brand: BrandJson
}

export const stateOf = (settings: Settings): State => ({
  settings,
  brand: brandOf(settings.brand) ?? sample,
})

export const stateAfter = ({ settings, brand }: State, changes: Partial<Settings>): State => ({
  settings: { ...settings, ...changes },
  brand: (changes.brand !== undefined && brandOf(changes.brand)) || brand,
})

/** The settings in an address: `#p1.` and their JSON, deflated, as base64url. */
const mark = '#p1.'

export async function hashOf(settings: Settings): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(settings))
  const packed = await throughStream(bytes, new CompressionStream('deflate-raw'))
  const text = btoa(String.fromCharCode(...packed))
  return mark + text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The settings of an address, or null. Throws if the address was cut off or changed. */
export async function settingsOf(hash: string): Promise<Settings | null> {
  if (!hash.startsWith(mark)) return null
  const letters = hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/')
  const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
  const bytes = await throughStream(packed, new DecompressionStream('deflate-raw'))
  return v.parse(settingsSchema, JSON.parse(new TextDecoder().decode(bytes)))
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const through = new Blob([bytes]).stream().pipeThrough(stream)
  return new Uint8Array(await new Response(through).arrayBuffer())
}
