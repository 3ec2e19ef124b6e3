import type { Reader } from '../../../kit/speech/reader'

/** One way through the widget, of which there is a transcript. */
export interface Walk {
  /** Of its file: "a-whole-booking" for "a whole booking". */
  readonly title: string
  /** What a reader of the file is told first. */
  readonly about: string
  readonly walk: () => Promise<Reader>
}
