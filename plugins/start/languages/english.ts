import type { Message } from 'tavola'
import { messages } from '../messages'
import { calendarMessages } from '../calendar-messages'
import { closedDayMessages } from '../closed-day-messages'
import { dayMessages } from '../day-messages'
import { listMessages } from '../list-messages'
import { suggestionMessages } from '../suggestion-messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = {
  ...messages,
  ...listMessages,
  ...suggestionMessages,
  ...calendarMessages,
  ...dayMessages,
  ...closedDayMessages,
}

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
