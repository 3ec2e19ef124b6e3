import { backEndRoot } from '../../address'
import { definePlugin, here } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import { usePlugin, useStyles } from '../../controls/context'
import type { Options } from '../options/table'
import type { PreparedWidget } from './prepare'
import css from './test-mode.css'

/** Returns the base URLs of the page's own back end, which an update may change. */
type OwnBackEnds = () => readonly unknown[]

/** Applies the test mode: another back end than the page's, and a strip on every step. Only pages with it fetch this file. */
export async function withTestMode(
  prepared: PreparedWidget,
  testMode: string,
  own: OwnBackEnds,
): Promise<PreparedWidget> {
  const options = await backEndOf(testMode, own)
  const backEnd = { baseUrl: undefined, api: undefined, fetch: undefined, ...options }
  return { ...prepared, plugins: [strip, ...prepared.plugins], backEnd: backEnd as unknown as Options }
}

/** The back end of an address or a scene's name. An unknown name throws: the page's own back end would book a table. */
async function backEndOf(testMode: string, own: OwnBackEnds): Promise<Options> {
  if (/^(https?:|\/)/.test(testMode) && backEndRoot(testMode)) {
    rejectOwn(testMode, own)
    // A failed update may have named this server as the page's own.
    return { baseUrl: testMode, fetch: async (...request) => (rejectOwn(testMode, own), fetch(...request)) }
  }
  const { scene, scenes } = await import('../../scenes')
  const chosen = scenes.find(({ name }) => name === testMode)
  if (chosen) return { baseUrl: location.origin, fetch: scene(chosen.name) }
  throw new TypeError(
    `testMode: expected an https address or the name of a scene, received "${testMode}". Scenes: ${scenes.map(({ name }) => name).join(', ')}.`,
  )
}

function rejectOwn(testMode: string, own: OwnBackEnds): void {
  if (own().some((baseUrl) => serverOf(baseUrl) === serverOf(testMode)))
    throw new TypeError(
      `testMode: "${testMode}" is the page's own back end, so a test would book real tables. Expected the base URL of a test system, or the name of a scene. Without testMode the page books for real.`,
    )
}

/** The server and path of a base URL, without differences of case, encoding or port. */
function serverOf(baseUrl: unknown): string | undefined {
  const root = backEndRoot(baseUrl)
  if (root === null) return undefined
  const { host, pathname } = new URL(root)
  const path = pathname.replace(/%[2-7][\da-f]/gi, decodeURIComponent).replace(/\/+/g, '/')
  return (host.replace(/\.(?=$|:)/, '') + path).toLowerCase()
}

const texts = { marked: 'Test mode. Nothing is booked.' }

const strip = definePlugin({
  id: 'test-mode',
  texts,
  languages: {
    it: { marked: 'Modalità di prova. Nulla viene prenotato.' },
    ar: { marked: 'وضع الاختبار. لا يُحجز أي شيء.' },
  },
  inserts: [{ at: 'notice', always: true, load: here(Strip) }],
})

function Strip() {
  useStyles(css)
  const { t } = usePlugin<PluginContext<object, object, typeof texts>>()
  return <p className="test-mode">{t('marked')}</p>
}
