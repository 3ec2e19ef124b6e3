import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Code } from '../../contract/events'
import type { Failure } from '../../contract/plugin-context'
import type { Flow } from '../flow/flow'

/** An error as the diner sees it (banner.errors). */
export interface Banner {
  readonly code: string
  readonly text: string
  readonly errors: readonly string[]
  readonly fromBackEnd: boolean
  readonly telephone: string | null
  readonly again: { readonly label: string; readonly run: () => void } | null
}

/** The submission keeps its own banner in its state. */
interface BannerHolder {
  readonly banner: ReadonlySignal<Banner | null>
  dismiss(): void
}

export type Banners = ReturnType<typeof createBanners>

/** The one error on screen: the latest one reported by the kernel, a plugin or the submission. */
export function createBanners({ catalogue, facts, emit }: Flow, submission: BannerHolder) {
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
      emit('error', { code: failure.code as Code, plugin: null })
    },
    dismiss(): void {
      submission.dismiss()
      own.value = null
    },
    /** Reports a failure of the submission. `hold` stores the banner in its state. */
    failSubmission(failure: Failure, hold: (banner: Banner) => void): void {
      batch(() => {
        own.value = null
        hold(describe(failure))
      })
      emit('error', { code: failure.code as Code, plugin: null })
    },
  }
}

/** A plugin may pass anything: values other than texts are left out. */
const texts = (errors: unknown): readonly string[] =>
  (Array.isArray(errors) ? errors : []).filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )

export const venueFailureCode = 'widget.venueFailed'

/** A venue given by its id could not be loaded. The text is ours. */
export function venueFailure(again: () => void): Failure {
  return { code: venueFailureCode, again: { label: 'widget.tryAgain', run: again } }
}
