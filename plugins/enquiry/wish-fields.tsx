import { useEffect, useId, type SyntheticEvent } from 'react'
import { groupGuests, localNumber, numbersOf, useField, usePlugin, useTexts } from 'tavola'
import { detailsMessages } from './details-messages'
import { unfinished, type EnquiryContext } from './model'
import { today, wish } from './wishes'

/** Date, time and guests of a general enquiry, all of them optional (decisions, "General enquiry"). */
export function Wishes() {
  const ctx = usePlugin<EnquiryContext>()
  const { facts, state } = ctx
  useEffect(() => {
    state.date.value = facts.date ?? ''
    state.time.value = facts.time ?? ''
    let written = facts.date
    // Runs after each change, also of the restaurant or the guests: these clear the time in the facts, but not here.
    const end = ctx.effect(() => {
      // Not typed here: the page has named another day.
      if (facts.date !== null && facts.date !== written) state.date.value = facts.date
      wish(ctx)
      written = facts.date
    })
    return () => {
      end()
      state.date.value = null
      state.time.value = null
    }
  }, [ctx, facts, state])

  return (
    <div className="enquiry-wishes">
      <WishInput field="date" label="wishDate" min={today(ctx)} max="9999-12-31" />
      <WishInput field="time" label="wishTime" />
      <GuestsWish />
    </div>
  )
}

interface InputProps {
  readonly field: 'date' | 'time'
  readonly label: 'wishDate' | 'wishTime'
  readonly min?: string
  readonly max?: string
}

/** The browser's own input. While it is incomplete, its value is empty. */
function WishInput({ field, label, ...bounds }: InputProps) {
  const { facts, state } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
  const { error, onBlur } = useField(field)
  const id = useId()
  const text = state[field].value ?? facts[field] ?? ''

  function read({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>) {
    state[field].value = validity.badInput ? unfinished : value
  }

  return (
    <div part="field" className="field">
      <label part="label" htmlFor={id}>
        {t(label)}
      </label>
      <input
        {...bounds}
        id={id}
        part="input"
        type={field}
        // An incomplete date has an empty value too, so this keeps what the diner has typed so far.
        value={text === unfinished ? '' : text}
        onChange={read}
        onBlur={(event) => {
          read(event)
          onBlur()
        }}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-note`}
      />
      <p id={`${id}-note`} part="note" className="note note-error">
        {error}
      </p>
    </div>
  )
}

function GuestsWish() {
  const { facts, brand, set } = usePlugin<EnquiryContext>()
  const t = useTexts('enquiry', detailsMessages)
  const id = useId()
  return (
    <div part="field" className="field">
      <label part="label" htmlFor={id}>
        {t('wishGuests')}
      </label>
      <select
        id={id}
        part="input"
        value={facts.guests}
        onChange={({ target }) => set({ adults: Number(target.value), children: 0 })}
      >
        <option value={0}>–</option>
        {[...Array(numbersOf(brand).largestParty).keys()].map((index) => (
          <option key={index} value={index + 1}>
            {localNumber(index + 1, brand.locale)}
          </option>
        ))}
        <option value={groupGuests}>{t('groupOption')}</option>
      </select>
      <p part="note" className="note" />
    </div>
  )
}
