import type { Message } from 'tavola'
import { messages } from '../messages'
import { summaryMessages } from '../model'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...messages, ...summaryMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
