import { backEndRoot } from '../../address'
import { definePlugin, here } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import { usePlugin, useStyles } from '../../controls/context'
import type { Options } from '../options/table'
import type { Prepared } from './prepare'
import css from './test-mode.css'

/** The base URLs of the page's own back end, which an update may change. */
type Own = () => readonly unknown[]

/** Test mode: another back end than the page's, and a strip on every step that says so. Only pages with it fetch this file. */
export async function withTestMode(prepared: Prepared, testMode: string, own: Own): Promise<Prepared> {
  const given = await backEndOf(testMode, own)
  const backEnd = { baseUrl: undefined, api: undefined, fetch: undefined, ...given }
  return { ...prepared, plugins: [strip, ...prepared.plugins], backEnd: backEnd as unknown as Options }
}

/** An address, or the name of a scene. A wrong name throws: the page's own back end would book a table. */
async function backEndOf(testMode: string, own: Own): Promise<Options> {
  if (/^(https?:|\/)/.test(testMode) && backEndRoot(testMode)) {
    refuseOwn(testMode, own)
    // A refused update may have named this server as the page's own.
    return { baseUrl: testMode, fetch: async (...request) => (refuseOwn(testMode, own), fetch(...request)) }
  }
  const { scene, scenes } = await import('../../scenes')
  const known = scenes.find(({ name }) => name === testMode)
  if (known) return { baseUrl: location.origin, fetch: scene(known.name) }
  throw new TypeError(
    `testMode: expected an https address or the name of a scene, received "${testMode}". Scenes: ${scenes.map(({ name }) => name).join(', ')}.`,
  )
}

function refuseOwn(testMode: string, own: Own): void {
  if (own().some((baseUrl) => serverOf(baseUrl) === serverOf(testMode)))
    throw new TypeError(
      `testMode: "${testMode}" is the page's own back end, so a test would book real tables. Expected the base URL of a test system, or the name of a scene. Without testMode the page books for real.`,
    )
}

/** The server and path behind a base URL, which may be written in several ways: in capitals, encoded, or with a port. */
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
