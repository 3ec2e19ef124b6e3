import type { Message } from 'tavola'
import { stepMessages, clauseMessages } from '../messages'

/** Every text of this plugin, for its translations. No page loads this file. */
const english = { ...stepMessages, ...clauseMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
