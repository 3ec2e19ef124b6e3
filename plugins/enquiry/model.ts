import { keep, specifiedNumbers, type Messages, type PluginContext } from 'tavola'

/** The texts of the journey and of its create (sections 2, 4 and 8). */
export const messages = {
  label: 'General Enquiry',
  title: 'YOUR ENQUIRY DETAILS',
  confirmedTitle: 'YOUR ENQUIRY DETAILS',
  summary: 'Enquiry for {date} at {time} for {guests}',
  waiting: 'Getting time slots...',
  sending: 'Completing Enquiry...',
  complete: 'Complete Enquiry',
  failed: 'Could not complete enquiry:',
  leaveSending: 'Your enquiry is being sent and may still go through.',
} as const satisfies Messages

export const options = {
  /** Shared: other plugins promise it too. */
  replyHours: specifiedNumbers.replyHours,
  /** The specification allows an enquiry without a text. */
  question: 'optional' as 'optional' | 'required',
}

/** The largest group that can be asked for online: the reference server's limit. */
export const largestGroup = 200

export const state = {
  /** The values of the general enquiry's own inputs, valid or not; null while the inputs are not shown. */
  date: null as string | null,
  time: null as string | null,
  /** How many a group is, as typed. */
  groupSize: keep('', 'restart', 'reload'),
  /** What a general enquiry asks, as typed. */
  question: keep('', 'restart', 'reload'),
  /** The messages of what is wrong in step 6's own fields. */
  refused: [] as readonly Refusal[],
  /** What these fields put in front of the special requests. Stored, so that after a reload a repeat is recognised. */
  inFront: keep('', 'reload'),
}

/** Step 6's own fields, each with the messages of what may be wrong there, of which the first is shown. */
export const refusals = [
  ['question', 'questionMissing'],
  ['date', 'dateUnfinished'],
  ['date', 'datePast'],
  ['date', 'dateClosed'],
  ['time', 'timeUnfinished'],
  ['time', 'timePast'],
  ['groupSize', 'groupSizeWrong'],
] as const

export type Refusal = (typeof refusals)[number][1]

/** Stands for an input whose date or time is incomplete. */
export const unfinished = '?'

export type EnquiryContext = PluginContext<typeof state, typeof options, typeof messages>
