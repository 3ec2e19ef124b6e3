/** The scenes' answers, given over a real connection. */
export { hangs, html, malformed, status, type Answer } from '../../../src/scenes/answers'
/** The connection breaks before anything was answered. */
export { lost as resets } from '../../../src/scenes/answers'

/** An answer that comes when the test says so. */
export function held(answer: unknown) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  return { answer: () => released.then(() => answer), release: () => release() }
}
