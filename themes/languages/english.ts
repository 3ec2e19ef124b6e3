import type { Message, Messages } from '../../src/messages/message'
import { messages as widget } from '../../src/messages/texts'
import { messages as header } from '../../src/messages/header'
import { messages as clock } from '../../src/messages/clock'
import { messages as zone } from '../../src/messages/zone'
import { messages as submit } from '../../src/messages/submission'
import { messages as details } from '../../src/messages/details'
import { messages as summary } from '../../src/messages/error-summary'
import { messages as number } from '../../src/messages/number'
import { messages as leave } from '../../src/messages/leave'
import { messages as popup } from '../../src/messages/popup'

/**
 * The English texts of the shell. Each plugin has its own in its folder, and a language pack has both
 * (tools/languages/packs.ts). Loaded only to report a text key that does not exist.
 */
const english = {
  ...under('widget', { ...widget, ...header, ...submit, ...clock, ...zone }),
  ...under('popup', { ...popup, ...leave }),
  ...under('details', details),
  ...under('summary', summary),
  ...under('number', number),
}

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>

type Under<Owner extends string, Texts> = {
  readonly [Key in keyof Texts & string as `${Owner}.${Key}`]: Texts[Key]
}

function under<Owner extends string, Texts extends Messages>(owner: Owner, texts: Texts) {
  const named = Object.entries(texts).map(([key, message]) => [`${owner}.${key}`, message])
  return Object.fromEntries(named) as Under<Owner, Texts>
}
