import type { Message, Messages } from '../../src/messages/message'
import { messages as widget } from '../../src/messages/texts'
import { messages as details } from '../../src/ui/details/messages'
import { messages as popup } from '../../src/ui/popup-messages'

/**
 * The English texts of the shell. Those of a plugin are in its own folder, and a language pack has both
 * (tools/languages/packs.ts). No page loads this but to name a text that does not exist.
 */
const english = { ...under('widget', widget), ...under('popup', popup), ...under('details', details) }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>

type Under<Owner extends string, Texts> = {
  readonly [Key in keyof Texts & string as `${Owner}.${Key}`]: Texts[Key]
}

function under<Owner extends string, Texts extends Messages>(owner: Owner, texts: Texts) {
  const named = Object.entries(texts).map(([key, message]) => [`${owner}.${key}`, message])
  return Object.fromEntries(named) as Under<Owner, Texts>
}
