import type { Message } from 'tavola'
import { messages } from '../model'
import { messages as challengeMessages } from '../challenge-messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...messages, ...challengeMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
