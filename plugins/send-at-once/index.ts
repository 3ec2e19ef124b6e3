import { definePlugin, here } from 'tavola'
import { messages, state } from './model'
import { SendPanel } from './send-panel'

/** The details' Continue and the button that sends are one press. */
export default definePlugin({
  id: 'send-at-once',
  state,
  messages,
  setup(ctx) {
    // A press that had to wait for the check that a person sends: passing it goes on. Editing the details takes it back.
    ctx.effect(() => {
      const { pressed } = ctx.state
      if (!pressed.value) return
      if (!ctx.facts.detailsConfirmed) pressed.value = false
      else if (ctx.problemsAt('submit').size === 0) {
        pressed.value = false
        void ctx.submit()
      }
    })
  },
  inserts: [{ at: 'continue', load: here(SendPanel) }],
})
