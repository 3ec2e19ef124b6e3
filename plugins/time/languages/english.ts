import type { Message } from 'tavola'
import { arrivalMessages, closedDayMessages, dayMessages } from '../day-messages'
import { messages } from '../model'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...arrivalMessages, ...closedDayMessages, ...dayMessages, ...messages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
