import { useId, useState, type MouseEvent } from 'react'
import { useKernel } from '../context'
import { useTexts } from '../texts'
import { Consents } from './consent'
import { useFormProblems } from './field-errors'
import { messages } from '../../messages/details'
import { Place } from '../place'
import { SendingButton } from './sending-button'

/**
 * The confirmed details with a link to edit them, the verification, and the button that sends everything. Details that
 * were known before come here without the consent: then its box is here.
 */
export function ConfirmedDetails() {
  const { facts, tasks, texts, choices, submission } = useKernel()
  const { busy } = tasks
  const t = useTexts('details', messages)
  const form = useFormProblems()
  const reason = useId()
  const [asksConsent] = useState(!facts.customer.consent)
  const { firstName, lastName, email, telephoneNumber, specialRequests } = facts.customer
  const lines = [`${firstName} ${lastName}`, email, telephoneNumber, specialRequests]

  function complete({ detail }: MouseEvent) {
    // The second click of a double click was meant for the button that was here before.
    if (detail > 1) return
    if (facts.customer.consent) void submission.send()
    else form.showAll()
  }

  return (
    <div className="confirmed">
      <div part="panel" className="confirmed-card">
        <h3 tabIndex={-1}>{t('yourDetails')}</h3>
        {lines.map(
          (line, index) =>
            line.trim() !== '' && (
              <p key={index}>
                <bdi>{line}</bdi>
              </p>
            ),
        )}
        <button
          type="button"
          part="link"
          className="link"
          aria-disabled={busy.value}
          aria-describedby={busy.value ? reason : undefined}
          onClick={() => !busy.value && choices.set({ detailsConfirmed: false })}
        >
          {t('editDetails')}
        </button>
        {busy.value && (
          <span id={reason} hidden>
            {t('sending')}
          </span>
        )}
      </div>
      {asksConsent && <Consents />}
      <Place name="verification" />
      <SendingButton onPress={complete}>{texts.journey('complete')}</SendingButton>
    </div>
  )
}
