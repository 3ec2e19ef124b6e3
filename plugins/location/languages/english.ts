import type { Message } from 'tavola'
import { listMessages } from '../list-messages'
import { messages } from '../model'
import { suggestionMessages } from '../suggestion-messages'

/** All texts of this plugin, for its translations. Not part of the widget. */
const english = { ...listMessages, ...messages, ...suggestionMessages }

export default english
export type Texts = Readonly<Record<keyof typeof english, Message>>
