import { useState } from 'react'
import { maximumSplit } from 'tavola'
import { NumberField, useField, usePlugin, useTexts, useWaitingFor } from 'tavola/controls'
import type { GuestsContext } from './model'
import { splitMessages } from './split-messages'

type Part = 'adults' | 'children'

/** At least one adult, at most 100 of each (split.valid). */
const least = { adults: 1, children: 0 }

/** Adults and children in separate fields. While one of them is empty, the guests are unset. */
export default function SplitGuests() {
  const { facts, set, announce } = usePlugin<GuestsContext>()
  const t = useTexts('guests', splitMessages)
  const { error } = useField('guests')
  const waits = useWaitingFor('guests')
  const [unfinished, setUnfinished] = useState<Record<Part, number | null>>({ adults: null, children: 0 })
  // The facts may change from outside, so what is typed is used only while the guests are unset.
  const counts = facts.guests ? { adults: facts.adults || null, children: facts.children } : unfinished

  function change(part: Part, count: number | null) {
    const next = { ...counts, [part]: count }
    setUnfinished(next)
    const { adults, children } = next
    set(adults && children !== null ? { adults, children } : { adults: 0, children: 0 })
  }

  /** A number that is left empty becomes the least. */
  function leave(part: Part) {
    if (counts[part] !== null) return
    announce(t(`${part}Now`, { count: least[part] }))
    change(part, least[part])
  }

  return (['adults', 'children'] as const).map((part) => (
    <NumberField
      key={part}
      label={t(part)}
      fewer={t(`${part}Fewer`)}
      more={t(`${part}More`)}
      announced={(count) => t(`${part}Now`, { count })}
      min={least[part]}
      max={maximumSplit}
      required
      isBare
      value={counts[part]}
      onChange={(count) => change(part, count)}
      onBlur={() => leave(part)}
      error={counts[part] === null ? error : undefined}
      waits={waits}
    />
  ))
}
