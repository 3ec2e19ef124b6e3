import type { Message } from 'tavola'
import { messages } from '../model'
import { detailsMessages } from '../details-messages'
import { enquiredMessages } from '../enquired-messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...messages, ...detailsMessages, ...enquiredMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
