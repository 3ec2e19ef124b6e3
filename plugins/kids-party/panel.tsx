import { FactList, partyPanel, usePlugin, useTexts } from 'tavola/controls'
import { useEffect, useRef } from 'react'
import type { PluginContext } from 'tavola'
import type { KidsNumbers } from './model'
import { panelMessages } from './panel-messages'

export default partyPanel<typeof panelMessages, KidsNumbers>({
  id: 'kids-party',
  texts: panelMessages,
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
  const { facts, options, announce } = usePlugin<PluginContext<object, KidsNumbers>>()
  const { adults, children } = facts
  const t = useTexts('kids-party', panelMessages)
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
