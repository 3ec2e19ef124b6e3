import type { Message } from 'tavola'
import { checkMessages } from '../check-messages'
import { messages } from '../model'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...checkMessages, ...messages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
