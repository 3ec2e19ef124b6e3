import { useId, type MouseEvent } from 'react'
import { definePlugin, here, type Messages, type PluginContext } from 'tavola'
import { DetailsAction, SendingButton, useFormProblems, usePlugin } from 'tavola/controls'

const texts = {
  happy: 'Happy with your choices?',
} as const satisfies Messages

/** The details' Continue and the button that sends are one press. */
export default definePlugin({
  id: 'send-at-once',
  texts,
  inserts: [{ at: 'continue', load: here(SendPanel) }],
})

/** At the end of the details form: what is about to be sent, and the one button that checks, fixes and sends. */
function SendPanel() {
  const { set, dismiss, submit, journeyText, t } = usePlugin<PluginContext<object, object, typeof texts>>()
  const form = useFormProblems()
  const id = useId()

  /** Enter in a field presses the button too. */
  function press(event: MouseEvent) {
    event.preventDefault()
    // The second click of a double click was meant for the button that was here before.
    if (event.detail > 1) return
    if (form.problems.size > 0) return form.showAll()
    // What an error has asked for is done.
    dismiss()
    set({ detailsConfirmed: true })
    void submit()
  }

  return (
    <>
      <p className="continue-question">{t('happy')}</p>
      <DetailsAction id={id}>
        <SendingButton type="submit" describedBy={id} onPress={press}>
          {journeyText('complete')}
        </SendingButton>
      </DetailsAction>
    </>
  )
}
