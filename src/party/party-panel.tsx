import type { ComponentType } from 'react'
import type { Messages, Translate } from '../messages/message'
import type { PluginContext } from '../contract/plugin-context'
import type { Formats } from '../locale/formats'
import { useAnnounceChange } from '../controls/announce-change'
import { usePlugin } from '../controls/context'
import { type Fact, FactList, FactSheet } from '../controls/fact-sheet'
import type { PartyNumbers } from './define-party'
import { partyPrice } from './party-price'
import { hoursBefore } from '../dates/hours-before'
import { addDays } from '../dates/plain-date'
import { dayOfTime } from '../times/after-midnight'

/** The panel's texts, which its part must have. */
type PanelTexts = Messages &
  Record<
    'yourParty' | 'least' | 'atLeast' | 'price' | 'priceEach' | 'change' | 'until' | 'before' | 'tooFew',
    Messages[string]
  >

interface PartyPanel<Texts extends PanelTexts, Numbers extends PartyNumbers> {
  /** Counts the guests who pay. */
  count(facts: PluginContext['facts']): number
  /** The lines between the price and the deadline for changes. */
  lines(parts: {
    /** The guests to pay for: the minimum, if there are fewer. 0 while there is no number. */
    readonly count: number
    readonly formats: Formats
    readonly t: Translate<Extract<keyof Texts, string>>
    readonly price: (amount: number) => string
    readonly numbers: Numbers
  }): readonly (Fact | false)[]
  /** A component below the lines. */
  readonly more?: ComponentType
}

/** Creates a component with a party's costs and conditions for the chosen guests. */
export function partyPanel<Texts extends PanelTexts, Numbers extends PartyNumbers = PartyNumbers>({
  count: countOf,
  lines,
  more: More,
}: PartyPanel<Texts, Numbers>) {
  return function YourParty() {
    const ctx = usePlugin<PluginContext<object, Numbers, Texts>>()
    const { formats, options: numbers, t } = ctx
    const ownTexts = t as Translate<keyof PanelTexts & string>
    const count = countOf(ctx.facts)
    const price = partyPrice(ctx)
    const each = price(numbers.price)
    const { minimum } = numbers
    const tooFew = count < minimum ? ownTexts('tooFew', { count: minimum }) : ''
    const paying = count > 0 ? Math.max(count, minimum) : 0
    // There are no guests while a number is being typed.
    useAnnounceChange(ctx.facts.guests === 0 ? '' : tooFew)
    return (
      <FactSheet title={ownTexts('yourParty')}>
        {tooFew && <p className="sheet-warning">{tooFew}</p>}
        <FactList
          facts={withoutGaps([
            { name: ownTexts('least'), value: ownTexts('atLeast', { count: minimum }) },
            numbers.price > 0 &&
              (paying > 0
                ? {
                    name: ownTexts('price', { count: paying, price: each }),
                    value: price(paying * numbers.price),
                  }
                : { name: ownTexts('priceEach'), value: each }),
            ...lines({ count: paying, formats, t, price, numbers }),
            numbers.noticeHours > 0 && {
              name: ownTexts('change'),
              value: lastChange(ctx, numbers.noticeHours, ownTexts),
              long: true,
            },
          ])}
        />
        {More && <More />}
      </FactSheet>
    )
  }
}

const withoutGaps = (lines: readonly (Fact | false)[]): readonly Fact[] =>
  lines.filter((line) => line !== false)

/** The deadline for changes to a party's guests (party.confirmed-numbers), as exact as the chosen day and time allow. */
function lastChange(
  { facts, brand, formats }: Pick<PluginContext, 'facts' | 'brand' | 'formats'>,
  noticeHours: number,
  t: (key: 'until' | 'before', values: Record<string, string | number>) => string,
): string {
  const { date, time } = facts
  if (date === null) return t('before', { hours: noticeHours })
  if (time === null) return formats.shortDate(addDays(date, -Math.ceil(noticeHours / 24)))
  const last = hoursBefore({ date: dayOfTime(facts, time), time }, noticeHours, brand.timeZone)
  return t('until', { date: formats.shortDate(last.date), time: formats.time(last.time) })
}
