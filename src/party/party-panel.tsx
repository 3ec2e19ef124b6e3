import { useEffect, useRef, type ComponentType } from 'react'
import type { Messages, Translate } from '../messages/message'
import type { PluginContext } from '../contract/plugin-context'
import type { Formats } from '../locale/formats'
import { currencyOf } from '../locale/money'
import { usePlugin } from '../controls/context'
import { FactList, FactSheet, type Fact } from '../controls/fact-sheet'
import { useTexts } from '../controls/texts'
import { lastChange } from './last-change'
import { partyCurrency, type PartyNumbers } from './party-numbers'

/** The texts that the panel itself shows. */
type PanelTexts = Messages &
  Record<'yourParty' | 'price' | 'priceEach' | 'change' | 'until' | 'before' | 'tooFew', Messages[string]>

export interface PartyPanel<Texts extends PanelTexts, Numbers extends PartyNumbers> {
  /** The party's id: its texts are under it. */
  readonly id: string
  readonly texts: Texts
  /** The guests who count. */
  count(facts: PluginContext['facts']): number
  /** The lines between the price and the last change. */
  lines(parts: {
    readonly count: number
    readonly formats: Formats
    readonly t: Translate<Extract<keyof Texts, string>>
    readonly price: (amount: number) => string
    readonly numbers: Numbers
  }): readonly (Fact | false)[]
  /** Under the lines. */
  readonly more?: ComponentType
}

/** A component that shows what a party costs and asks for, for the guests chosen so far. */
export function partyPanel<const Texts extends PanelTexts, Numbers extends PartyNumbers = PartyNumbers>({
  id,
  texts,
  count: countOf,
  lines,
  more: More,
}: PartyPanel<Texts, Numbers>) {
  return function YourParty() {
    const ctx = usePlugin<PluginContext<object, Numbers>>()
    const numbers = ctx.options
    const t = useTexts(id, texts)
    const ours = t as Translate<keyof PanelTexts & string>
    const { formats } = ctx
    const count = countOf(ctx.facts)
    const currency = currencyOf(ctx, partyCurrency)
    const price = (amount: number) => formats.money(amount, currency)
    const each = price(numbers.price)
    const tooFew = count < numbers.minimum ? ours('tooFew', { count: numbers.minimum }) : ''
    // While a number is typed there is none.
    useSaid(ctx.facts.guests === 0 ? '' : tooFew)
    return (
      <FactSheet title={ours('yourParty')}>
        <FactList
          facts={said([
            numbers.price > 0 &&
              (count > 0
                ? { name: ours('price', { count, price: each }), value: price(count * numbers.price) }
                : { name: ours('priceEach'), value: each }),
            ...lines({ count, formats, t, price, numbers }),
            numbers.noticeHours > 0 && {
              name: ours('change'),
              value: lastChange(ctx, numbers.noticeHours, ours),
              long: true,
            },
          ])}
        />
        {More && <More />}
        {tooFew && <p className="sheet-warning">{tooFew}</p>}
      </FactSheet>
    )
  }
}

/** Said as it comes up; not what comes with the panel. */
function useSaid(text: string): void {
  const { announce } = usePlugin<PluginContext>()
  const last = useRef(text)
  useEffect(() => {
    if (text !== last.current) announce(text)
    last.current = text
  }, [announce, text])
}

const said = (lines: readonly (Fact | false)[]): readonly Fact[] => lines.filter((line) => line !== false)
