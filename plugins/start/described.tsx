import { useId, type ReactNode } from 'react'
import { useField } from 'tavola/controls'

/** The attributes of a control that may have to wait, and may be missing. */
interface Described {
  readonly attributes: {
    readonly 'aria-disabled': true | undefined
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }
  /** What is heard with the control, for a place beside it. */
  readonly said: ReactNode
}

/**
 * Why a control waits, else what a press of Continue found missing of it. It is not `disabled`: it keeps its place in the
 * order of Tab, and says why (decisions, "Steps 4 and 6").
 *
 * @param isSeen whether what is missing is seen there; otherwise the note under the times shows it
 */
export function useDescribed(field: string, waits: string | undefined, isSeen = true): Described {
  const id = useId()
  const { error } = useField(field)
  const isMissing = waits === undefined && error !== undefined
  const text = waits ?? error
  return {
    attributes: {
      'aria-disabled': waits === undefined ? undefined : true,
      'aria-invalid': isMissing || undefined,
      'aria-describedby': text === undefined ? undefined : id,
    },
    said: text !== undefined && (
      <p id={id} hidden={!(isMissing && isSeen)} className="note note-error">
        {text}
      </p>
    ),
  }
}
