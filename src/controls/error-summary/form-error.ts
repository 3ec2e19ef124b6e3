/** Something that is missing or wrong in a form. */
export interface FormError {
  /** What to do about it, in a sentence. */
  readonly text: string
  /** Takes the focus to its control; null where none can take it. */
  readonly focus: (() => void) | null
}

export interface SummaryProps {
  /** In the order of the form. Without any nothing is shown. */
  readonly errors: readonly FormError[]
  /** Counts the presses that found them: each says how many there are, and focuses the first. */
  readonly presses: number
}
