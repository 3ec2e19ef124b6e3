import { useEffect, useRef } from 'react'
import { useKernel } from '../context'
import { useTexts } from '../texts'
import { messages } from './messages'
import { Place } from '../place'
import { focusInView } from '../step-heading'

/** The confirmed details with a link to edit them, the verification, and the button that sends everything. */
export function ConfirmedDetails() {
  const { facts, busy, journeyText, set, submit } = useKernel()
  const t = useTexts('details', messages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusInView(heading.current), [])
  const { firstName, lastName, email, telephoneNumber, specialRequests } = facts.customer
  const lines = [`${firstName} ${lastName}`, email, telephoneNumber, specialRequests]

  return (
    <div className="confirmed">
      <div part="panel" className="confirmed-card">
        <h3 ref={heading} tabIndex={-1}>
          {t('yourDetails')}
        </h3>
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
      <Place name="verification" />
      <button
        type="button"
        part="button"
        className="button button-wide"
        disabled={busy.value}
        aria-busy={busy.value}
        // The second click of a double click was meant for the button that was here before.
        onClick={(event) => event.detail < 2 && void submit()}
      >
        {journeyText('complete')}
      </button>
    </div>
  )
}
