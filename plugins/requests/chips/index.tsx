import { useState } from 'react'
import type { Messages } from 'tavola'
import { Chip, ChipGroup, TextField, usePlugin, useStyles } from 'tavola/controls'
import type { Request, RequestsContext } from '..'
import css from './chips.css'
import { useWrittenRequests } from './written-requests'

export const texts = {
  title: 'Anything the restaurant should know?',
  hint: 'Your choices go into your special requests.',
  which: 'Which allergies?',
  full: "There isn't enough room for this. Please shorten your special requests first.",

  highChair: 'High chair',
  stepFree: 'Step-free access',
  window: 'Window table',
  terrace: 'Terrace',
  birthday: 'Birthday',
  allergies: 'Allergies',
} as const satisfies Messages

export type ChipsContext = RequestsContext<typeof texts>

/** The offered requests, each a checkbox that looks like a chip. */
export default function Chips() {
  useStyles(css)
  const ctx = usePlugin<ChipsContext>()
  const { options, announce, t } = ctx
  const requests = useWrittenRequests(ctx)
  const { specialRequests } = ctx.facts.customer
  /** The text that had no room for more. The diner may have shortened it since. */
  const [full, setFull] = useState<string | null>(null)
  const isFull = full === specialRequests

  function refuse() {
    setFull(ctx.facts.customer.specialRequests)
    announce(t('full'))
  }

  function toggle(request: Request) {
    if (requests.sentenceOf(request) !== undefined) requests.remove(request)
    else if (!requests.add(request)) refuse()
  }

  return (
    <div className="requests">
      <ChipGroup label={t('title')} multiple hint={t('hint')} error={isFull ? t('full') : undefined}>
        {options.offer.map((request) => (
          <Chip
            key={request}
            checked={requests.sentenceOf(request) !== undefined}
            onChange={() => toggle(request)}
          >
            {t(request)}
          </Chip>
        ))}
      </ChipGroup>
      {requests.sentenceOf('allergies') !== undefined && <Allergies requests={requests} onFull={refuse} />}
    </div>
  )
}

interface AllergiesProps {
  readonly requests: ReturnType<typeof useWrittenRequests>
  readonly onFull: () => void
}

/** Which ones, within the room that is left. */
function Allergies({ requests, onFull }: AllergiesProps) {
  const { state, t } = usePlugin<ChipsContext>()
  const typed = state.allergies.value

  return (
    <TextField
      label={t('which')}
      optional
      value={typed}
      onChange={(text) => {
        if (!requests.changeAllergies(text)) onFull()
      }}
    />
  )
}
