import { backEndRoot } from '../../address'
import { definePlugin, here } from '../../contract/plugin'
import type { PluginContext } from '../../contract/plugin-context'
import { usePlugin, useStyles } from '../../controls/context'
import type { Options } from '../options/table'
import type { Prepared } from './prepare'
import css from './test-mode.css'

/** Test mode: another back end than the page's, and a strip on every step that says so. Only pages with it fetch this file. */
export async function withTestMode(prepared: Prepared, testMode: string): Promise<Prepared> {
  const backEnd = { baseUrl: undefined, api: undefined, fetch: undefined, ...(await backEndOf(testMode)) }
  return { ...prepared, plugins: [strip, ...prepared.plugins], backEnd: backEnd as unknown as Options }
}

/** An address, or the name of a scene. A wrong name throws: the page's own back end would book a table. */
async function backEndOf(testMode: string): Promise<Options> {
  if (/^(https?:|\/)/.test(testMode) && backEndRoot(testMode)) return { baseUrl: testMode }
  const { scene, scenes } = await import(/* webpackChunkName: "scenes" */ '../../scenes')
  const known = scenes.find(({ name }) => name === testMode)
  if (known) return { baseUrl: location.origin, fetch: scene(known.name) }
  throw new TypeError(
    `testMode: expected an https address or the name of a scene, received "${testMode}". Scenes: ${scenes.map(({ name }) => name).join(', ')}.`,
  )
}

const messages = { marked: 'Test mode. Nothing is booked.' }

const strip = definePlugin({
  id: 'test-mode',
  messages,
  languages: {
    it: { marked: 'Modalità di prova. Nulla viene prenotato.' },
    ar: { marked: 'وضع الاختبار. لا يُحجز أي شيء.' },
  },
  inserts: [{ at: 'notice', always: true, load: here(Strip) }],
})

function Strip() {
  useStyles(css)
  const { t } = usePlugin<PluginContext<object, object, typeof messages>>()
  return <p className="test-mode">{t('marked')}</p>
}
