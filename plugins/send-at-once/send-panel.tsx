import { useId, type MouseEvent } from 'react'
import {
  SendingButton,
  useFormProblems,
  useGuestsInWords,
  useInserts,
  usePlugin,
  useStyles,
} from 'tavola/controls'
import type { SendContext } from './model'
import css from './send-panel.css'

/** At the end of the details form: what is about to be sent, and the one button that checks, fixes and sends. */
export function SendPanel() {
  useStyles(css)
  const { state, facts, brand, set, dismiss, submit, journeyText, t } = usePlugin<SendContext>()
  const form = useFormProblems()
  const isChecked = useInserts('verification').length > 0
  const choices = useChoices()
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
    if (isChecked) state.pressed.value = true
    else void submit()
  }

  return (
    <div className="continue-panel">
      <div className="send-choices">
        <p className="continue-question">{t('happy')}</p>
        {choices && (
          <p id={id}>
            <strong>
              <bdi lang={brand.backEndLanguage}>{facts.venue?.name}</bdi>
            </strong>{' '}
            {choices}
          </p>
        )}
      </div>
      <SendingButton type="submit" className="button" describedBy={choices ? id : undefined} onPress={press}>
        {journeyText('complete')}
      </SendingButton>
    </div>
  )
}

/** "Saturday 28 November, 19:30, 2 people": the header with it may be out of sight here. Empty while some of it is missing. */
function useChoices(): string {
  const { facts, formats, t } = usePlugin<SendContext>()
  const people = useGuestsInWords()
  const { date, time, guests } = facts
  if (!date || !time || guests === 0) return ''
  return t('choices', {
    date: formats.shortDate(date),
    time: formats.time(time),
    guests: people,
  })
}
