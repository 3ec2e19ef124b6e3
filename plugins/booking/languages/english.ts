import type { Message } from 'tavola'
import { messages } from '../model'
import { bookedMessages } from '../booked-messages'
import { termsMessages } from '../terms-messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...messages, ...bookedMessages, ...termsMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
