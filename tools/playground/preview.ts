import type { Handle, InitOptions } from '../../src/host/public'
import type { BrandJson, Settings } from './settings'

/** The preview's page: the light build on a scene. */

/** A scene that the preview can play. */
export interface Scene {
  readonly name: string
  readonly description: string
}

/** The playground's messages to the preview's page. Pages opened as files share nothing else. */
export type Shown = Omit<Settings, 'brand' | 'width'> & { readonly brand: BrandJson }

/** The preview's messages: it is ready, it is rebuilt (earlier console lines no longer count), or a console line. */
export type PreviewMessage =
  | { readonly tavola: 'here'; readonly scenes: readonly Scene[] }
  | { readonly tavola: 'new' }
  | { readonly tavola: 'line'; readonly line: string }

interface Page {
  init(options: Partial<InitOptions>): Handle
  scenes: { scene(name: string): typeof fetch; scenes: readonly Scene[] }
}
const { Tavola } = window as unknown as { Tavola: Page }
const send = (message: PreviewMessage) => parent.postMessage(message, '*')

const button = document.querySelector<HTMLElement>('#open')!

let handle: Handle | undefined
let before = ''

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
button.addEventListener('click', () => handle?.open())

/** A new brand updates the widget, which keeps its step. Any other change replaces the widget. */
function show({ brand, ...others }: Shown): void {
  send({ tavola: 'new' })
  document.documentElement.lang = String(brand.locale ?? 'en')
  const now = JSON.stringify(others)
  if (handle && now === before) return void handle.update({ brand })
  before = now
  const { scene, journey, way, venue } = others
  button.hidden = way === 'inline'
  handle?.destroy()
  handle = Tavola.init({
    baseUrl: 'https://api.example',
    brand,
    fetch: Tavola.scenes.scene(scene),
    preload: 'now',
    history: false,
    ...(way === 'inline' && { container: document.querySelector('#book')!, inline: true }),
    ...(journey && { journey }),
    ...(venue && { venueId: 'cork' }),
  })
  if (way === 'popup') handle.open()
}
