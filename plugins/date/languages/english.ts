import type { Message } from 'tavola'
import { calendarMessages } from '../calendar-messages'
import { messages } from '../model'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...calendarMessages, ...messages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
