import '../../kit/dom'
import events from 'node:events'
import { act } from '@testing-library/react'
import { init } from '../../../src/npm'
import theme from '../../../themes/milano'
import { catalogue } from '../../../themes/build/catalogue'
import { filesCome } from '../../kit/pending'
import type { Fetch, Stage } from './stage'
import { createPageStage, type PageParts } from './page-stage'

/** The npm package's widget in jsdom: kernel, plugins and shell, on React. */
export async function createJsdomStage(fetch: Fetch): Promise<Stage> {
  return createPageStage(fetch, {
    init: (options) => init(options as unknown as Parameters<typeof init>[0]),
    brandOf: ({ options, ...brand }, cardGuarantee) => ({
      theme,
      plugins: catalogue.plugins,
      ...brand,
      options: { ...(options as object), 'card-guarantee': cardGuarantee },
    }),
    acts: (task) => act(async () => void (await task())),
    comes: filesCome,
    lastingListeners: ['selectionchange'],
    rendererRests: 0,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    watchErrors,
  })
}

/** React's development build, at night, also checks what a page has added to the prototype of all objects. */
const inheritedProp = /^Invalid value for prop %s .* `each`/

/** Reports uncaught errors and error lines of the console. */
const watchErrors: PageParts['watchErrors'] = (onError) => {
  const { error: log } = console
  const { defaultMaxListeners } = events
  const report = (error: unknown) => onError(`uncaught: ${String(error)}`)
  // Of Node.js: a kernel has more listeners on its signal than ten.
  events.defaultMaxListeners = 50
  // Again for each session: other suites of the process put back what they found.
  Object.assign(globalThis, missing)
  console.error = (...values: unknown[]) => {
    const line = values.map(String).join(' ').slice(0, 600)
    if (!inheritedProp.test(line)) onError(line)
  }
  process.on('unhandledRejection', report)
  window.addEventListener('error', report)
  return () => {
    console.error = log
    events.defaultMaxListeners = defaultMaxListeners
    process.off('unhandledRejection', report)
    window.removeEventListener('error', report)
  }
}

/** Browser features that jsdom lacks. */
const missing = {
  CSSStyleSheet: window.CSSStyleSheet,
  MouseEvent: window.MouseEvent,
  CSS: { supports: () => true },
  history: window.history,
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
}
