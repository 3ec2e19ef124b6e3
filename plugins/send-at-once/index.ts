import { definePlugin, here } from 'tavola'
import { messages } from './model'
import { SendPanel } from './send-panel'

/** The details' Continue and the button that sends are one press. */
export default definePlugin({
  id: 'send-at-once',
  messages,
  inserts: [{ at: 'continue', load: here(SendPanel) }],
})
