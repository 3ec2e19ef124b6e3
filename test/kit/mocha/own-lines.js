import { AsyncLocalStorage } from 'node:async_hooks'

/** The test that started the code that runs, also by its promises, timers and files. */
const tests = new AsyncLocalStorage()
let current

const silent = () => undefined

/**
 * A line that a test's code writes after the test has ended is dropped: the next test may record the console by then. This is in
 * front of all that records it.
 */
globalThis.console = new Proxy(console, {
  get: (target, name) => (tests.getStore()?.ended ? silent : Reflect.get(target, name)),
})

export const mochaHooks = {
  beforeEach() {
    tests.enterWith((current = { ended: false }))
  },
  afterEach() {
    current.ended = true
    // The hooks of the next suite belong to no test.
    tests.enterWith(undefined)
  },
}
