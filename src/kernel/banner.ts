import { signal } from '@preact/signals-core'
import type { Code, Emit } from '../contract/events'
import type { Facts } from '../contract/facts'
import type { Failure } from '../contract/failure'
import type { Catalogue } from '../messages/catalogue'

/** The same as the diner sees it (section 2, "Error banner"). */
export interface Banner {
  readonly code: string
  readonly text: string
  readonly errors: readonly string[]
  readonly fromBackEnd: boolean
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
    fail({
      code,
      values,
      errors,
      fromBackEnd = false,
      telephone = facts.venue?.telephone,
      again,
    }: Failure): void {
      banner.value = {
        code,
        text: catalogue.text(code, values),
        errors: texts(errors),
        fromBackEnd,
        telephone: texts([telephone])[0] ?? null,
        again:
          typeof again?.run === 'function' ? { label: catalogue.text(again.label), run: again.run } : null,
      }
      emit('error', { code: code as Code })
    },
    dismiss: () => void (banner.value = null),
  }
}
