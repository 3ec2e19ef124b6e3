import type { Messages, Translate } from '../messages/message'
import type { PluginContext } from '../contract/plugin-context'
import { usePlugin } from '../controls/context'
import type { PartyNumbers } from './define-party'
import { partyPrice } from './party-price'

interface Terms<Texts extends Messages, Numbers extends PartyNumbers> {
  readonly t: Translate<Extract<keyof Texts, string>>
  readonly price: (amount: number) => string
  readonly numbers: Numbers
}

/** Creates a component with a party's terms, for the terms popup. `Texts`: its part's texts. */
export function partyTerms<Texts extends Messages, Numbers extends PartyNumbers = PartyNumbers>(
  terms: (parts: Terms<Texts, Numbers>) => readonly (string | false)[],
) {
  return function TermsOfParty() {
    const ctx = usePlugin<PluginContext<object, Numbers, Texts>>()
    const lines = terms({ t: ctx.t, price: partyPrice(ctx), numbers: ctx.options })
    return <ul>{lines.map((term) => term && <li key={term}>{term}</li>)}</ul>
  }
}
