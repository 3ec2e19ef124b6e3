import { useEffect, useRef } from 'react'
import type { Messages, PluginContext } from 'tavola'
import { FactList, partyPanel, usePlugin } from 'tavola/controls'
import type { KidsNumbers } from '.'

export const texts = {
  yourParty: 'Your party',
  price: { one: '{count} child at {price}', other: '{count} children at {price}' },
  priceEach: 'Each child',
  deposit: 'Deposit to hold your party',
  length: 'Length',
  upTo: { one: 'up to {hours} hour', other: 'up to {hours} hours' },
  least: 'Children',
  atLeast: 'at least {count}',
  age: 'Minimum age',
  change: 'You can change numbers until',
  until: '{date}, {time}',
  before: { one: '{hours} hour before', other: '{hours} hours before' },

  supervision: 'Adults needed',
  ages: 'For ages {from} to {to}',
  ofAge: 'For age {from}',
  adults: { one: '{count} adult', other: '{count} adults' },
  adultEach: '1 adult per {count}',
  more: "{count} more than you've entered",
  tooFew: {
    one: 'Parties need at least {count} child. You can still send your enquiry.',
    other: 'Parties need at least {count} children. You can still send your enquiry.',
  },
} as const satisfies Messages

export default partyPanel<typeof texts, KidsNumbers>({
  count: ({ children }) => children,
  lines: ({ formats, t, price, numbers: { deposit, hours, age } }) => [
    deposit > 0 && { name: t('deposit'), value: price(deposit) },
    hours > 0 && { name: t('length'), value: t('upTo', { hours }) },
    age > 0 && { name: t('age'), value: formats.number(age) },
  ],
  more: Supervision,
})

/** How many adults are required by age group, and how many are missing (party.supervision). */
function Supervision() {
  const { facts, options, announce, t } = usePlugin<PluginContext<object, KidsNumbers, typeof texts>>()
  const { adults, children } = facts
  const groups = options.supervision.filter(({ children: each }) => each > 0)
  const lines = groups.map(({ from, to, children: each }) => {
    const needed = Math.ceil(children / each)
    return {
      name: t(from === to ? 'ofAge' : 'ages', { from, to }),
      value: needed > 0 ? t('adults', { count: needed }) : t('adultEach', { count: each }),
      note: needed > adults ? t('more', { count: needed - adults }) : undefined,
    }
  })
  const short = lines.find(({ note }) => note !== undefined)
  const isShort = facts.guests !== 0 && short !== undefined
  const wasShort = useRef(isShort)
  useEffect(() => {
    // Announced when it first applies, not with each added child.
    if (isShort && !wasShort.current)
      announce(`${t('supervision')}: ${short.name}, ${short.value}, ${short.note}`)
    wasShort.current = isShort
  })
  if (groups.length === 0) return null
  return (
    <>
      <h4>{t('supervision')}</h4>
      <FactList facts={lines} />
    </>
  )
}
