import type { Message } from 'tavola'
import { messages as later } from '../messages'
import { messages } from '../model'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...messages, ...later }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
