import type { Message } from 'tavola'
import { stepMessages, clauseMessages } from '../messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...stepMessages, ...clauseMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
