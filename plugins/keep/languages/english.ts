import type { Message } from 'tavola'
import { messages } from '../notice-messages'
import { messages as rememberMessages } from '../remember-messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...messages, ...rememberMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
