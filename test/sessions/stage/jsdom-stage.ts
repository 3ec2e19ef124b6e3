import '../../kit/dom'
import './jsdom-page'
import events from 'node:events'
import { act } from '@testing-library/react'
import { init } from '../../../src/npm'
import theme from '../../../themes/milano'
import { catalogue } from '../../../themes/catalogue'
import { filesCome } from '../../kit/files'
import { watchCalls } from './page'
import { createPageStage, type PageParts } from './page-stage'
import type { Fetch, Stage } from './stage'

const loadPlugins = async () =>
  (await Promise.all(theme.brand.plugins.map((id) => catalogue.plugins[id]!.load()))).map(
    (file) => file.default,
  )
let plugins: ReturnType<typeof loadPlugins> | undefined

/** The npm package's widget in jsdom: kernel, plugins and shell, on React. */
export async function createJsdomStage(fetch: Fetch): Promise<Stage> {
  const listed = await (plugins ??= loadPlugins())
  return createPageStage(fetch, {
    init: (options) => init(options as unknown as Parameters<typeof init>[0]),
    brandOf: ({ options, ...brand }, cardGuarantee) => ({
      theme,
      plugins: listed,
      ...brand,
      options: { ...(options as object), 'card-guarantee': cardGuarantee },
    }),
    acts: (task) => act(async () => void (await task())),
    comes: async () => (await filesCome()) || digestsCome(),
    lastingListeners: ['selectionchange'],
    rendererRests: 0,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    hears,
  })
}

/** Digests are made beside the event loop. */
const digests = watchCalls(crypto.subtle, 'digest')

async function digestsCome(): Promise<boolean> {
  if (digests() === 0) return false
  while (digests() > 0) await new Promise<void>((resolve) => void setImmediate(resolve))
  return true
}

/** What nobody caught, and what is said as an error in the console. */
const hears: PageParts['hears'] = (tell) => {
  const { error: log } = console
  const { defaultMaxListeners } = events
  const hear = (error: unknown) => tell(`uncaught: ${String(error)}`)
  // Of Node.js: a kernel has more listeners on its signal than ten.
  events.defaultMaxListeners = 50
  console.error = (...values: unknown[]) => tell(values.map(String).join(' ').slice(0, 600))
  process.on('unhandledRejection', hear)
  window.addEventListener('error', hear)
  return () => {
    console.error = log
    events.defaultMaxListeners = defaultMaxListeners
    process.off('unhandledRejection', hear)
    window.removeEventListener('error', hear)
  }
}
