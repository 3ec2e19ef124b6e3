import type { Message } from 'tavola'
import { messages } from '../messages'

/** Every text of this plugin, for its translations. No page loads this file. */
const english = { ...messages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
