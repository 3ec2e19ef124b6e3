import type { Message } from 'tavola'
import { messages } from '../messages'
import { repeatMessages } from '../repeat-messages'
import { sameAgainMessages } from '../same-again-messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...messages, ...sameAgainMessages, ...repeatMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
