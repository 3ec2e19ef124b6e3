import type { Message } from 'tavola'
import { bankMessages } from '../bank-messages'
import { clauseMessages, stepMessages } from '../messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...stepMessages, ...bankMessages, ...clauseMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
