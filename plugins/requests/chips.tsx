import { useState } from 'react'
import { Chip, ChipGroup, TextField, usePlugin, useStyles, useTexts } from 'tavola/controls'
import css from './chips.css'
import { messages } from './messages'
import type { RequestsContext } from './model'
import type { Request } from './restaurant-texts'
import { useWrittenRequests } from './written-requests'

/** The offered requests, each a checkbox that looks like a chip. */
export default function Chips() {
  useStyles(css)
  const ctx = usePlugin<RequestsContext>()
  const { options, announce } = ctx
  const t = useTexts('requests', messages)
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
            {ctx.t(request)}
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
  const { state } = usePlugin<RequestsContext>()
  const t = useTexts('requests', messages)
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
