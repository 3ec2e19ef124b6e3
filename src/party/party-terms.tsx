import type { Messages, Translate } from '../messages/message'
import type { PluginContext } from '../kernel/contract/plugin-context'
import { money } from '../locale/money'
import { usePlugin } from '../ui/context'
import { useTexts } from '../ui/texts'
import type { PartyNumbers } from './party-numbers'

export interface PartyTerms<Texts extends Messages> {
  /** The party's id: its texts are under it. */
  readonly id: string
  readonly texts: Texts
  readonly numbers: PartyNumbers
  terms(parts: {
    readonly t: Translate<Extract<keyof Texts, string>>
    readonly price: (amount: number) => string
  }): readonly string[]
}

/** A component with a party's terms, for the terms popup. */
export function partyTerms<const Texts extends Messages>({ id, texts, numbers, terms }: PartyTerms<Texts>) {
  return function TermsOfParty() {
    const { brand } = usePlugin<PluginContext>()
    const t = useTexts(id, texts)
    const price = (amount: number) => money(amount, numbers.currency, brand.locale)
    return (
      <ul>
        {terms({ t, price }).map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    )
  }
}
