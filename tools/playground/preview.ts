import type { Handle, InitOptions } from '../../../src/host/public'
import type { BrandJson } from '../settings'

/** The preview's page: the light build on a scene. */

/** A scene that the preview can play. */
export interface Scene {
  readonly name: string
  readonly description: string
}

/** The playground's messages to the preview's page. Pages opened as files share nothing else. */
export interface Shown {
  readonly brand: BrandJson
  readonly scene: string
  readonly journey: string
  readonly way: 'inline' | 'popup'
  readonly venue: boolean
}

/** The preview's messages to the playground. */
export type PreviewMessage =
  | { readonly tavola: 'here'; readonly scenes: readonly Scene[] }
  /** The widget is rebuilt: its earlier console lines no longer count. */
  | { readonly tavola: 'new' }
  | { readonly tavola: 'line'; readonly line: string }

interface Page {
  init(options: Partial<InitOptions>): Handle
  scenes: { scene(name: string): typeof fetch; scenes: readonly Scene[] }
}
const { Tavola } = window as unknown as { Tavola: Page }
const send = (message: PreviewMessage) => parent.postMessage(message, '*')
const place = document.querySelector('#book')!

let handle: Handle | undefined
let before: Shown | undefined

const logs = console.error.bind(console)
console.error = (...values: unknown[]) => {
  logs(...values)
  const [first] = values
  if (typeof first === 'string' && first.startsWith('[Tavola]')) send({ tavola: 'line', line: first })
}

addEventListener('message', ({ data, source }: MessageEvent<Shown>) => {
  if (source === parent) show(data)
})
send({ tavola: 'here', scenes: Tavola.scenes.scenes })

/** A new brand updates the widget, which keeps its step. Any other change replaces the widget. */
function show(shown: Shown): void {
  send({ tavola: 'new' })
  const { brand, scene, journey, way, venue } = shown
  const { documentElement: root } = document
  root.lang = String(brand.locale ?? 'en')
  if (handle && before && sameBut(before, shown)) handle.update({ brand })
  else {
    handle?.destroy()
    handle = Tavola.init({
      baseUrl: 'https://api.example',
      brand,
      fetch: Tavola.scenes.scene(scene),
      preload: 'now',
      history: false,
      ...(way === 'inline' && { container: place, inline: true }),
      ...(journey && { journey }),
      ...(venue && { venueId: 'cork' }),
    })
    if (way === 'popup') handle.open()
  }
  before = shown
}

const sameBut = (one: Shown, other: Shown) =>
  JSON.stringify({ ...one, brand: null }) === JSON.stringify({ ...other, brand: null })

document.querySelector('#open')!.addEventListener('click', () => handle?.open())
