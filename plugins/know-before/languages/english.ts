import type { Message } from 'tavola'
import { messages as english } from '../messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
