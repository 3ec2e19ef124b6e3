import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Code, Emit } from '../contract/events'
import type { Facts } from '../contract/facts'
import type { Failure } from '../contract/plugin-context'
import type { Catalogue } from '../messages/catalogue'

/** An error as the diner sees it (section 2, "Error banner"). */
export interface Banner {
  readonly code: string
  readonly text: string
  readonly errors: readonly string[]
  readonly fromBackEnd: boolean
  readonly telephone: string | null
  readonly again: { readonly label: string; readonly run: () => void } | null
}

/** The submission, whose state holds its banner. */
interface BannerHolder {
  readonly banner: ReadonlySignal<Banner | null>
  dismiss(): void
}

export type Banners = ReturnType<typeof createBanners>

/** The one error on screen: the last of what the kernel, a plugin or the submission has reported. */
export function createBanners(catalogue: Catalogue, facts: Facts, emit: Emit, submission: BannerHolder) {
  const own = signal<Banner | null>(null)

  function describe(failure: Failure): Banner {
    const { code, values, errors, fromBackEnd = false, telephone = facts.venue?.telephone, again } = failure
    return {
      code,
      text: catalogue.text(code, values),
      errors: texts(errors),
      fromBackEnd,
      telephone: texts([telephone])[0] ?? null,
      again: typeof again?.run === 'function' ? { label: catalogue.text(again.label), run: again.run } : null,
    }
  }

  return {
    shown: computed(() => own.value ?? submission.banner.value),
    fail(failure: Failure): void {
      submission.dismiss()
      own.value = describe(failure)
      emit('error', { code: failure.code as Code })
    },
    dismiss(): void {
      submission.dismiss()
      own.value = null
    },
    /** A failure of the submission: its state holds the banner. */
    failSubmission(failure: Failure, hold: (banner: Banner) => void): void {
      batch(() => {
        own.value = null
        hold(describe(failure))
      })
      emit('error', { code: failure.code as Code })
    },
  }
}

/** Anything but a text would not be shown, and must not break the banner. */
const texts = (errors: unknown): readonly string[] =>
  (Array.isArray(errors) ? errors : []).filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )
