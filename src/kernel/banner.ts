import { signal } from '@preact/signals-core'
import type { Code, Emit } from './events'
import type { Facts } from './facts'
import type { Catalogue } from '../messages/catalogue'
import type { MessageValues } from '../messages/message'

/** Something went wrong, by the key of its text: what plugins and the kernel say. */
export interface Failure {
  /** The text's key, "owner.key"; also what the host's `error` event says, as the text may repeat what was typed. */
  readonly code: string
  readonly values?: MessageValues
  /** Ready texts, each a line of its own: a 400's messages, or a second sentence. */
  readonly errors?: readonly string[]
  /** A deliberate way on besides "OK", with its text's key. */
  readonly again?: { readonly label: string; readonly run: () => void }
}

/** The same as the diner sees it (section 2, "Error banner"). */
export interface Banner {
  readonly code: string
  readonly text: string
  readonly errors: readonly string[]
  readonly telephone: string | null
  readonly again: { readonly label: string; readonly run: () => void } | null
}

/** What is no text would not be shown, and must not break the banner. */
const texts = (errors: unknown): readonly string[] =>
  (Array.isArray(errors) ? errors : []).filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )

/** The one error on screen, made of what the kernel or a plugin says of it. */
export function createBanner(catalogue: Catalogue, facts: Facts, emit: Emit) {
  const banner = signal<Banner | null>(null)
  return {
    banner,
    fail({ code, values, errors = [], again }: Failure): void {
      banner.value = {
        code,
        text: catalogue.text(code, values),
        errors: texts(errors),
        telephone: facts.venue?.telephone || null,
        again:
          typeof again?.run === 'function' ? { label: catalogue.text(again.label), run: again.run } : null,
      }
      emit('error', { code: code as Code })
    },
    dismiss: () => void (banner.value = null),
  }
}
