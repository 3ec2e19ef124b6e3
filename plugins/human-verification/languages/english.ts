import type { Message } from 'tavola'
import { messages } from '../messages'
import { messages as challengeMessages } from '../challenge-messages'

/** Every text of this plugin, for its translations. No page loads this file. */
const english = { ...messages, ...challengeMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
