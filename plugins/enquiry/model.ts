import { keep, specifiedNumbers, type Messages, type PluginContext } from 'tavola'

/** The texts of the journey and of its create. */
export const messages = {
  label: 'General Enquiry',
  title: 'YOUR ENQUIRY DETAILS',
  confirmedTitle: 'YOUR ENQUIRY DETAILS',
  summary: 'Enquiry for {date} at {time} for {guests}',
  waiting: 'Getting time slots...',
  sending: 'Completing Enquiry...',
  complete: 'Complete Enquiry',
  failed: 'Could not complete enquiry:',
  chooseVenue: 'Please choose a restaurant',
  // An error in words: they come with step 6.
  refused: '{text}',
} as const satisfies Messages

export const options = {
  /** Shared: other plugins promise it too. */
  replyHours: specifiedNumbers.replyHours,
  /** By default an enquiry may have no text (requests.empty). */
  requireQuestion: false as boolean,
}

export const state = {
  /** The values of the general enquiry's own inputs, valid or not; null while the inputs are not shown. */
  date: null as string | null,
  time: null as string | null,
  /** How many a group is, as typed. */
  groupSize: keep('', 'restart', 'reload'),
  /** What a general enquiry asks, as typed. */
  question: keep('', 'restart', 'reload'),
  /** What is wrong in step 6's own fields, in words. */
  refused: {} as Readonly<Partial<Record<OwnField, string>>>,
  /** What these fields put in front of the special requests. Stored, so that after a reload a repeat is recognised. */
  inFront: keep('', 'restart', 'reload'),
  /** A question was sent. Its text isn't stored any longer. */
  hasAsked: keep(false, 'reload'),
}

/** Step 6's own fields, which check their values while they are shown. */
export const ownFields = ['question', 'date', 'time', 'groupSize'] as const
export type OwnField = (typeof ownFields)[number]

/** Stands for an input whose date or time is incomplete. */
export const unfinished = '?'

export type EnquiryContext = PluginContext<typeof state, typeof options, typeof messages>
