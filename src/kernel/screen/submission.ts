import { computed, signal } from '@preact/signals-core'
import type { Secret } from '../../contract/secret'
import type { MessageValues } from '../../messages/message'
import type { Banner } from './banner'
import type { Flow } from '../flow/flow'

/** A POST that may have gone through, with the values of its banner. */
export interface Sent {
  /** See `contentOf`. */
  readonly content: string
  /** There was a response, but it does not tell the outcome. */
  readonly answered: boolean
  /** Message values that describe the POST and its time. */
  readonly values: MessageValues
  /** The restaurant of the POST. The diner may have chosen another one since. */
  readonly telephone: string | null
}

/** The state of the submission. */
export type SubmissionState =
  | { readonly phase: 'idle' }
  /** A press is being checked. Nothing has been sent. */
  | { readonly phase: 'checking' }
  /** "Send again" is being checked. The earlier POST may still have gone through. */
  | { readonly phase: 'rechecking'; readonly earlier: Sent }
  /** The POST is pending. */
  | { readonly phase: 'sending'; readonly sent: Sent }
  /** Derived: the facts have the outcome's reference. */
  | { readonly phase: 'confirmed'; readonly reference: Secret }
  /** Nothing was sent, or the back end refused it. `missing`: the problems that the banner names. */
  | { readonly phase: 'refused'; readonly banner: Banner; readonly missing: readonly string[] }
  /** The POST may have gone through. The diner decides what to do (submit.unknown). */
  | { readonly phase: 'unknown'; readonly sent: Sent; readonly banner: Banner | null }

export type Phase = SubmissionState['phase']

/**
 * Every transition of the submission, as `event: next phase`. An event
 * that a phase does not list changes nothing: a second press while it is sending, for example.
 *
 * | event     | it happens when                                                                        |
 * | --------- | -------------------------------------------------------------------------------------- |
 * | `press`   | the diner presses "Complete Booking"                                                   |
 * | `resend`  | the diner presses "Send again" in the banner                                           |
 * | `stop`    | a field is invalid, a plugin has a fault, or a plugin vetoes                           |
 * | `veto`    | a plugin vetoes and shows the reason itself                                            |
 * | `send`    | all checks have passed and the POST is sent                                            |
 * | `confirm` | the response has a reference                                                           |
 * | `ask`     | the response asks for another step first, such as a card                               |
 * | `refuse`  | a 4xx proves that nothing was done                                                     |
 * | `lose`    | no response, 408, 5xx, or a response that cannot be understood                         |
 * | `dismiss` | the banner is closed, or its problems are fixed                                        |
 * | `reset`   | completion, or the diner starts again                                                  |
 * | `restore` | a reload brings back a POST that may have gone through                                 |
 * | `change`  | another slot is chosen, which clears the reference                                     |
 */
export const transitions = {
  idle: { press: 'checking', restore: 'unknown' },
  checking: { stop: 'refused', veto: 'idle', send: 'sending' },
  rechecking: { stop: 'unknown', veto: 'unknown', send: 'sending' },
  sending: { confirm: 'confirmed', ask: 'idle', refuse: 'refused', lose: 'unknown' },
  confirmed: { change: 'idle', reset: 'idle' },
  refused: { press: 'checking', dismiss: 'idle', reset: 'idle' },
  unknown: { press: 'unknown', resend: 'rechecking', dismiss: 'unknown', reset: 'idle' },
} as const satisfies Readonly<Record<Phase, Readonly<Partial<Record<string, Phase>>>>>

type Event = { [From in Phase]: keyof (typeof transitions)[From] }[Phase]

/** A field of the last POST that the back end has refused. */
export interface RefusedField {
  /** The back end's message. */
  readonly text: string
  /** The diner has not changed it since. Reading it in a render subscribes to it. */
  isUnchanged(): boolean
}

const idle: SubmissionState = { phase: 'idle' }

export type Submission = ReturnType<typeof createSubmission>

/** The submission as one signal. Whether it is busy and which banner it shows are derived from it. */
export function createSubmission({ facts, journeys }: Flow) {
  const stored = signal<SubmissionState>(idle)

  const state = computed((): SubmissionState => {
    const { value } = stored
    if (value.phase !== 'idle' && value.phase !== 'confirmed') return value
    const reference = facts.references[journeys.outcome.value?.id ?? '']
    return reference === undefined ? idle : { phase: 'confirmed', reference }
  })

  /** Enters the next phase. Throws if the table has no such transition, which is a bug of ours. */
  function enter(event: Event, next: SubmissionState): void {
    const { phase } = state.peek()
    if ((transitions[phase] as Readonly<Record<string, Phase>>)[event] !== next.phase)
      throw new Error(`Submission: ${phase} has no "${event}".`)
    stored.value = next
  }

  return {
    state,
    enter,
    /** By the field's name. */
    refusedFields: signal<Readonly<Record<string, RefusedField>>>({}),
    /** A press is being checked or the POST is pending. The selection is locked. */
    isSending: computed(() => ['checking', 'rechecking', 'sending'].includes(state.value.phase)),
    /** Also true while a POST may have gone through. The kernel must not be replaced. */
    isUndecided: computed(() => ['checking', 'rechecking', 'sending', 'unknown'].includes(state.value.phase)),
    /** The POST that may have gone through. Set before it is sent, because the page may be reloaded before the response. */
    unknown: computed((): Sent | null => {
      const { value } = state
      if (value.phase === 'rechecking') return value.earlier
      return value.phase === 'sending' || value.phase === 'unknown' ? value.sent : null
    }),
    banner: computed((): Banner | null => {
      const { value } = state
      return value.phase === 'refused' || value.phase === 'unknown' ? value.banner : null
    }),
    dismiss(): void {
      const now = state.peek()
      if (now.phase === 'refused') enter('dismiss', idle)
      else if (now.phase === 'unknown' && now.banner) enter('dismiss', { ...now, banner: null })
    },
    /** Must not be called while `isSending`. */
    reset(): void {
      stored.value = idle
    },
  }
}
