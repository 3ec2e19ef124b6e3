import type { Message } from 'tavola'
import { messages } from '../model'
import { panelMessages } from '../panel-messages'
import { termsMessages } from '../terms-messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...messages, ...panelMessages, ...termsMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
