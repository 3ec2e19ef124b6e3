import type { Message } from 'tavola'
import { messages } from '../messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
export default messages
export type Texts = Readonly<Record<keyof typeof messages, Message>>
