import { definePlugin, here, type AnyPlugin, type PluginContext } from 'tavola'
import { useField, usePlugin } from 'tavola/controls'

/** Plugins that ask the diner for something before anything is sent. */

/** Asks for a table in the details, which never is right; the control, if any, stands there. */
export const asking = (Control: () => React.ReactNode): AnyPlugin =>
  definePlugin({
    id: 'asking',
    messages: { choose: 'Please choose a table' },
    validators: [{ field: 'table', message: 'choose', valid: () => false }],
    inserts: [{ at: 'details', load: here(Control) }],
  })

/** A group, which has no `aria-invalid` of its own. */
export function GroupOfBoxes() {
  const { error } = useField('table')
  return (
    <fieldset>
      <label>
        <input type="checkbox" /> By the window
      </label>
      <p className="note note-error">{error}</p>
    </fieldset>
  )
}

const state = { passed: false }

/** A check that a person sends: passed by a press, and good for one sending. */
export const check = definePlugin({
  id: 'check',
  state,
  messages: { missing: 'Please confirm that you are human' },
  validators: [
    { field: 'check', at: 'submit', message: 'missing', valid: ({ state }) => state.passed.value },
  ],
  inserts: [{ at: 'verification', load: here(Check) }],
  onError: ({ state }) => void (state.passed.value = false),
})

function Check() {
  const { state } = usePlugin<PluginContext<{ passed: boolean }>>()
  return (
    <button type="button" onClick={() => void (state.passed.value = true)}>
      I am human
    </button>
  )
}
