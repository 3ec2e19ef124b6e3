import { useState } from 'react'
import type { Messages } from 'tavola'
import { maximumSplit } from 'tavola/journeys'
import { NumberField, useField, usePlugin, useWaitingFor } from 'tavola/controls'
import type { GuestsContext } from '.'

export const texts = {
  adults: 'Adults',
  adultsFewer: 'Fewer adults',
  adultsMore: 'More adults',
  adultsNow: { one: '{count} adult', other: '{count} adults' },
  children: 'Children',
  childrenFewer: 'Fewer children',
  childrenMore: 'More children',
  childrenNow: { one: '{count} child', other: '{count} children' },
} as const satisfies Messages

type SplitContext = GuestsContext<typeof texts>

type Part = 'adults' | 'children'

/** At least one adult, at most 100 of each (split.valid). */
const least = { adults: 1, children: 0 }

/** Adults and children in separate fields. */
export default function SplitGuests() {
  const { journey, t } = usePlugin<SplitContext>()
  return (
    <div role="group" aria-label={t('label')} className="field-group">
      <Numbers key={journey?.name} />
    </div>
  )
}

/** While one of them is empty, the guests are unset. */
function Numbers() {
  const { facts, set, announce, t } = usePlugin<SplitContext>()
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
