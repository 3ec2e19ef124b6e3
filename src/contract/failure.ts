import type { MessageValues } from '../messages/message'

/** Something went wrong, by the key of its text: what plugins and the kernel say. */
export interface Failure {
  /** The text's key, "owner.key"; also what the host's `error` event says, as the text may repeat what was typed. */
  readonly code: string
  readonly values?: MessageValues
  /** Ready texts, each a line of its own: a 400's messages, or a second sentence. */
  readonly errors?: readonly string[]
  /** These are the back end's words, in its language. */
  readonly fromBackEnd?: boolean
  /** Whom to call; left out: the chosen restaurant. */
  readonly telephone?: string | null
  /** A deliberate way on besides "OK", with its text's key. */
  readonly again?: { readonly label: string; readonly run: () => void }
}
