/** Everything that the playground's link keeps. */
export interface Settings {
  /** The text in the editor. It may not be valid JSON yet. */
  readonly brand: string
  /** One of `Tavola.scenes.scenes`. */
  readonly scene: string
  /** The option `journey`. Empty: the diner is asked. */
  readonly journey: string
  readonly way: 'inline' | 'popup'
  /** The width of the widget's page, in CSS pixels. */
  readonly width: number
  /** Whether a restaurant is preselected. */
  readonly venue: boolean
}

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

export const firstSettings: Settings = {
  brand: inJson(sample),
  scene: 'a free evening',
  journey: '',
  way: 'inline',
  width: 360,
  venue: false,
}

export type BrandJson = Readonly<Record<string, unknown>>

/** What the playground reads of the brand config's JSON Schema (tools/brand-schema). */
export interface BrandSchema {
  readonly properties: {
    readonly theme: { readonly enum: readonly string[] }
    readonly scheme: { readonly enum: readonly string[] }
    readonly locale: { readonly examples: readonly string[] }
  }
}

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
  if (!brand) return text
  const { [key]: _, ...rest } = brand
  if (value === undefined) return inJson(rest)
  return inJson(key in brand ? { ...brand, [key]: value } : { ...rest, [key]: value })
}

/** The text with one token changed. An empty value removes it, and `tokens` with the last one. */
export function withToken(text: string, name: string, value: string): string {
  const { [name]: _, ...others } = (brandOf(text)?.tokens ?? {}) as Record<string, string>
  const tokens = value === '' ? others : { ...(brandOf(text)?.tokens as object), [name]: value }
  return withKey(text, 'tokens', Object.keys(tokens).length > 0 ? tokens : undefined)
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

export function stateAfter({ settings, brand }: State, changes: Partial<Settings>): State {
  const after = { ...settings, ...changes }
  const read = changes.brand === undefined ? brand : brandOf(after.brand)
  return { settings: after, brand: read ?? brand }
}

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
  return checked(JSON.parse(new TextDecoder().decode(bytes)))
}

/** Anyone may have written the link: a value of the wrong type is replaced by the default. */
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
