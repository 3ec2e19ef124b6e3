import type { Message } from 'tavola'
import { messages } from '../messages'
import { calendarMessages } from '../calendar-messages'
import { checkMessages } from '../check-messages'
import { closedDayMessages } from '../closed-day-messages'
import { dayMessages } from '../day-messages'
import { listMessages } from '../location-messages'
import { saidTimesMessages } from '../said-times-messages'
import { suggestionMessages } from '../suggestion-messages'
import { splitMessages } from '../split-messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = {
  ...messages,
  ...listMessages,
  ...suggestionMessages,
  ...calendarMessages,
  ...dayMessages,
  ...closedDayMessages,
  ...saidTimesMessages,
  ...checkMessages,
  ...splitMessages,
}

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
