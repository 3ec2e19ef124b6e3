import { useId, useState } from 'react'
import { maximumSplit, usePlugin, useStyles, useTexts } from 'tavola'
import type { StartContext } from './model'
import css from './split-guests.css'
import { splitMessages } from './split-messages'

type Part = 'adults' | 'children'

/** Section 5, "Split guests": at least one adult, at most 100 of each. */
const least = { adults: 1, children: 0 }

/** Adults and children in separate fields. An incomplete input is kept as typed, and the guests are unset meanwhile. */
export default function SplitGuests() {
  useStyles(css)
  const { facts, set } = usePlugin<StartContext>()
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
  readonly part: Part
  readonly value: string
  readonly disabled: boolean
  readonly onChange: (text: string) => void
  readonly onBlur: () => void
}

/** A number that can be typed, between a button for one fewer and a button for one more. */
function Count({ part, value, disabled, onChange, onBlur }: CountProps) {
  const t = useTexts('start', splitMessages)
  const id = useId()
  const [isPressed, setPressed] = useState(false)

  function step(by: 1 | -1) {
    setPressed(true)
    onChange(String(Number(value) + by))
  }

  return (
    <div part="field" className="field">
      <label part="label" htmlFor={id}>
        {t(part)}
      </label>
      <div className="stepper">
        <StepButton
          label={t(`${part}Fewer`)}
          sign="M5 12h14"
          disabled={disabled}
          atBound={Number(value) <= least[part]}
          onPress={() => step(-1)}
        />
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
          onChange={(event) => {
            setPressed(false)
            onChange(event.target.value)
          }}
          onBlur={onBlur}
        />
        <StepButton
          label={t(`${part}More`)}
          sign="M5 12h14M12 5v14"
          disabled={disabled}
          atBound={Number(value) >= maximumSplit}
          onPress={() => step(1)}
        />
      </div>
      {/* A press leaves the focus on its button. What is typed is read by the field itself. */}
      <span className="stepper-heard" aria-live="polite">
        {isPressed && value !== '' && t(`${part}Now`, { count: Number(value) })}
      </span>
    </div>
  )
}

interface StepButtonProps {
  readonly label: string
  /** The path of its sign, in a box of 24. */
  readonly sign: string
  readonly disabled: boolean
  readonly atBound: boolean
  readonly onPress: () => void
}

/** At the bound it is not `disabled`: the button that led there keeps the focus. */
function StepButton({ label, sign, disabled, atBound, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      aria-disabled={atBound || undefined}
      onClick={() => !atBound && onPress()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  )
}
