import type { Message } from 'tavola'
import { messages } from '../messages'
import { calendarMessages } from '../calendar-messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...messages, ...calendarMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
