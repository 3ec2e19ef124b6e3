import { createContext, useContext, useId, type ReactNode } from 'react'
import { useKernel } from './context'
import { useField } from './form/field-errors'
import { Note } from './form/note'

/** Why a choice of step 1 has to wait: the first choice that it depends on is missing. Undefined once it can be made. */
export function useWaitingFor(choice: 'date' | 'guests' | 'time'): string | undefined {
  const { facts, journeys, texts } = useKernel()
  const { t } = texts
  if (!facts.venue) return t('venueFirst')
  if (!journeys.current.value) return t('journeyFirst')
  if (choice === 'date') return undefined
  if (facts.date === null) return t('dateFirst')
  return choice === 'time' && facts.guests === 0 ? t('guestsFirst') : undefined
}

/** Whether the step itself shows the errors of the surrounding place (`Place`). */
export const ErrorBelowContext = createContext(false)

interface ChoiceNote {
  readonly attributes: {
    readonly 'aria-disabled': true | undefined
    readonly 'aria-invalid': true | undefined
    readonly 'aria-describedby': string | undefined
  }
  /** The id of the description for what cannot have `aria-invalid`, a button or a group: it says "Error". */
  readonly describedBy: string | undefined
  /** The text that describes the control, for a place beside it. */
  readonly note: ReactNode
}

/**
 * Why a control waits, else the error that Continue found. A waiting control is not `disabled`: it keeps its place in the
 * order of Tab, and says why (access.waiting-control).
 *
 * @param isErrorShown whether the error is visible there; otherwise only screen readers read it
 */
export function useChoiceNote(field: string, waits: string | undefined, isErrorShown = true): ChoiceNote {
  const id = useId()
  const { error } = useField(field)
  const isErrorBelow = useContext(ErrorBelowContext)
  const isInvalid = waits === undefined && error !== undefined
  const text = waits ?? error
  const isSeen = isInvalid && isErrorShown && !isErrorBelow
  const line = `${id}-line`
  return {
    attributes: {
      'aria-disabled': waits === undefined ? undefined : true,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': text === undefined ? undefined : id,
    },
    describedBy: text === undefined ? undefined : isSeen ? line : id,
    note: isSeen ? (
      <Note id={id} lineId={line} error={text} />
    ) : (
      text !== undefined && (
        <p id={id} hidden className="note-error">
          {text}
        </p>
      )
    ),
  }
}
