import { useId, useState } from 'react'
import { maximumSplit, usePlugin } from 'tavola'
import type { StartContext } from './model'

type Part = 'adults' | 'children'

/** Section 5, "Split guests": at least one adult, at most 100 of each. */
const least = { adults: 1, children: 0 }

/** Adults and children in separate fields. An incomplete input is kept as typed, and the guests are unset meanwhile. */
export default function SplitGuests() {
  const { facts, set, t } = usePlugin<StartContext>()
  const [unfinished, setUnfinished] = useState({ adults: '', children: '0' })
  // The facts may change from outside, so the typed text is used only while the guests are unset.
  const texts = facts.guests
    ? { adults: String(facts.adults || ''), children: String(facts.children) }
    : unfinished

  function count(next: typeof texts) {
    setUnfinished(next)
    const adults = Number(next.adults)
    const children = Number(next.children)
    const valid = adults > 0 && next.children !== ''
    set(valid ? { adults, children } : { adults: 0, children: 0 })
  }

  const bind = (part: Part) => ({
    label: t(part),
    part,
    value: texts[part],
    disabled: !facts.venue || !facts.date,
    onChange: (text: string) => count({ ...texts, [part]: clamped(part, text) }),
    onBlur: () => texts[part] === '' && count({ ...texts, [part]: String(least[part]) }),
  })
  return (
    <>
      <Count {...bind('adults')} />
      <Count {...bind('children')} />
    </>
  )
}

/** An integer within the bounds, or an empty text if there is no number. */
function clamped(part: Part, text: string): string {
  const number = Math.trunc(Number(text))
  if (text.trim() === '' || !Number.isFinite(number)) return ''
  return String(Math.min(maximumSplit, Math.max(least[part], number)))
}

interface CountProps {
  readonly label: string
  readonly part: Part
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
}

function Count({ label, part, value, disabled, onChange, onBlur }: CountProps) {
  const id = useId()
  return (
    <div part="field" className="field">
      <label part="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        part="input"
        type="number"
        inputMode="numeric"
        min={least[part]}
        max={maximumSplit}
        required
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </div>
  )
}
