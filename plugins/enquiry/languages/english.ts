import type { Message } from 'tavola'
import { messages } from '../messages'
import { detailsMessages } from '../details-messages'
import { enquiredMessages } from '../enquired-messages'

/** Every text of this plugin, for its translations. No page loads this file. */
const english = { ...messages, ...detailsMessages, ...enquiredMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
