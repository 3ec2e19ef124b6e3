import type { Messages, Translate } from '../messages/message'
import type { PluginContext } from '../contract/plugin-context'
import { currencyOf } from '../locale/formatters'
import { usePlugin } from '../controls/context'
import { useTexts } from '../controls/texts'
import { partyCurrency, type PartyNumbers } from './define-party'

interface PartyTerms<Texts extends Messages, Numbers extends PartyNumbers> {
  /** The party's id, the prefix of its texts. */
  readonly id: string
  readonly texts: Texts
  terms(parts: {
    readonly t: Translate<Extract<keyof Texts, string>>
    readonly price: (amount: number) => string
    readonly numbers: Numbers
  }): readonly (string | false)[]
}

/** A component with a party's terms, for the terms popup. */
export function partyTerms<const Texts extends Messages, Numbers extends PartyNumbers = PartyNumbers>({
  id,
  texts,
  terms,
}: PartyTerms<Texts, Numbers>) {
  return function TermsOfParty() {
    const ctx = usePlugin<PluginContext<object, Numbers>>()
    const t = useTexts(id, texts)
    const currency = currencyOf(ctx, partyCurrency)
    const price = (amount: number) => ctx.formats.money(amount, currency)
    return (
      <ul>{terms({ t, price, numbers: ctx.options }).map((term) => term && <li key={term}>{term}</li>)}</ul>
    )
  }
}
