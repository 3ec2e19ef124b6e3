import type { Message } from 'tavola'
import { messages } from '../messages'
import { calendarMessages } from '../calendar-messages'

/** Every text of this plugin, for its translations. No page loads this file. */
const english = { ...messages, ...calendarMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
