import type { InitOptions, TavolaGlobal } from '../../../src/host/public'
import { playSeeds } from '../play'
import { watchCalls, type Stage } from './stage'
import { createPageStage, type PageParts } from './page-stage'

/**
 * The driver inside a page of Chromium (test/browser/sessions): the built widget comes by its script tag, its files over
 * the network. All is played here, as each look from outside takes longer than a whole move.
 */
declare global {
  interface Window {
    playSeeds(seed: number, sessions: number): ReturnType<typeof playSeeds>
  }
}

// As in Safari: sinon's clock mistakes its own idle callbacks for timers.
Object.assign(window, { requestIdleCallback: undefined })

/** Work that the fake clock doesn't control. */
const calls = [
  watchFiles(),
  watchCalls(crypto.subtle, 'digest'),
  watchCalls(Response.prototype, 'text'),
  // How the widget reads a body, and ends a long task.
  watchCalls(ReadableStreamDefaultReader.prototype, 'read'),
  watchCalls(Scheduler.prototype, 'yield'),
  watchCalls(Response.prototype, 'json'),
  watchCalls(Request.prototype, 'text'),
]
const isComing = () => calls.some((underWay) => underWay() > 0)
const realPause = window.setTimeout.bind(window)
const turn = () => new Promise<void>((resolve) => void realPause(resolve))

/** Scripts that the loader has asked for, and that have not come. */
function watchFiles(): () => number {
  const awaited = new Set<EventTarget>()
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement) awaited.add(node)
  }).observe(document, { childList: true, subtree: true })
  for (const event of ['load', 'error'])
    document.addEventListener(event, ({ target }) => target && awaited.delete(target), true)
  return () => awaited.size
}

async function comes(): Promise<boolean> {
  // A response leads to the next request within a turn or two.
  await turn()
  await turn()
  if (!isComing()) return false
  while (isComing()) await turn()
  return true
}

const watchErrors: PageParts['watchErrors'] = (report) => {
  const { error: log } = console
  const onError = ({ message }: ErrorEvent) => report(`uncaught: ${message}`)
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(`uncaught: ${String(reason)}`)
  console.error = (...values: unknown[]) => report(values.map(String).join(' ').slice(0, 600))
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    console.error = log
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

const createStage = async (fetch: Parameters<typeof createPageStage>[0]): Promise<Stage> =>
  createPageStage(fetch, {
    init: (options) => (window.Tavola as TavolaGlobal).init(options as unknown as InitOptions),
    brandOf: ({ options, ...brand }, cardGuarantee) => ({
      ...brand,
      options: { ...(options as object), 'card-guarantee': cardGuarantee },
    }),
    async acts(task) {
      await task()
      await turn()
    },
    comes,
    lastingListeners: [],
    // Preact's, for its effects.
    rendererRests: 100,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
    watchErrors,
  })

window.playSeeds = (seed, sessions) => playSeeds(createStage, { seed, sessions }, 0.05)
