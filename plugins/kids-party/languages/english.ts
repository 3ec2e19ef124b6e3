import type { Message } from 'tavola'
import { messages } from '../messages'
import { panelMessages } from '../panel-messages'
import { termsMessages } from '../terms-messages'

/** Every text of this plugin, for its translations. No page loads this file. */
const english = { ...messages, ...panelMessages, ...termsMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
