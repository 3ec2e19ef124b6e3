import { useState, type MouseEvent } from 'react'
import { useKernel } from '../context'
import { useTexts } from '../texts'
import { Consents } from './consent'
import { useFormProblems } from './field-errors'
import { messages } from './messages'
import { Place } from '../place'

/**
 * The confirmed details with a link to edit them, the verification, and the button that sends everything. Details that
 * were known before come here without the consent: then its box is here.
 */
export function ConfirmedDetails() {
  const { facts, busy, journeyText, set, submit } = useKernel()
  const t = useTexts('details', messages)
  const form = useFormProblems()
  const [asksConsent] = useState(!facts.customer.consent)
  const { firstName, lastName, email, telephoneNumber, specialRequests } = facts.customer
  const lines = [`${firstName} ${lastName}`, email, telephoneNumber, specialRequests]

  function complete({ detail, currentTarget }: MouseEvent) {
    // The second click of a double click was meant for the button that was here before.
    if (detail > 1) return
    if (facts.customer.consent) return void submit()
    form.showAll()
    currentTarget.parentElement!.querySelector<HTMLElement>('input[required]')?.focus()
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
          disabled={busy.value}
          onClick={() => set({ detailsConfirmed: false })}
        >
          {t('editDetails')}
        </button>
      </div>
      {asksConsent && <Consents />}
      <Place name="verification" />
      <button
        type="button"
        part="button"
        className="button button-wide"
        disabled={busy.value}
        aria-busy={busy.value}
        onClick={complete}
      >
        {journeyText('complete')}
      </button>
    </div>
  )
}
