import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Moment } from '../../kernel/contract/journey'
import { useKernel } from '../context'

/** The errors of one form. A field's error appears on blur and goes as soon as the value is valid. */
interface FieldErrors {
  readonly moment: Moment
  /** The fields that the diner has left. */
  readonly left: ReadonlySet<string>
  readonly leave: (...fields: readonly string[]) => void
  /** The number of controls that show each field's error. */
  readonly shown: ReadonlyMap<string, number>
  readonly show: (field: string, controls: 1 | -1) => void
}

const nothing = () => undefined
const FieldErrorsContext = createContext<FieldErrors>({
  moment: 'details',
  left: new Set(),
  leave: nothing,
  shown: new Map(),
  show: nothing,
})

interface Props {
  /** Which validators apply. */
  readonly moment: Moment
  readonly children: ReactNode
}

/** Around a form whose fields are validated. */
export function FieldErrorsProvider({ moment, children }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<ReadonlyMap<string, number>>(new Map())
  const value = useMemo<FieldErrors>(
    () => ({
      moment,
      left,
      leave: (...fields) => setLeft((before) => new Set([...before, ...fields])),
      shown,
      show: (field, controls) =>
        setShown((before) => new Map(before).set(field, (before.get(field) ?? 0) + controls)),
    }),
    [moment, left, shown],
  )
  return <FieldErrorsContext.Provider value={value}>{children}</FieldErrorsContext.Provider>
}

/** A validated field's `error` and `onBlur`, for a `TextField` or a plugin's own control. */
export function useField(field: string): { readonly error: string | undefined; readonly onBlur: () => void } {
  const { problemsAt, t } = useKernel()
  const { moment, left, leave, show } = useContext(FieldErrorsContext)
  const [report] = useState(() => show)
  useEffect(() => {
    report(field, 1)
    return () => report(field, -1)
  }, [report, field])
  const problem = problemsAt(moment).get(field)
  return {
    // What cannot be checked is no error of the diner's: the shell says it.
    error: left.has(field) && problem !== t('invalid') ? problem : undefined,
    onBlur: () => leave(field),
  }
}

/** Why a form cannot be submitted. */
export interface FormProblems {
  readonly problems: ReadonlyMap<string, string>
  /** The messages that no rendered control shows. */
  readonly hidden: readonly string[]
  /** Shows all errors, also of fields that the diner has not left yet. */
  readonly showAll: () => void
}

export function useFormProblems(): FormProblems {
  const { problemsAt, t } = useKernel()
  const { moment, leave, shown } = useContext(FieldErrorsContext)
  const problems = problemsAt(moment)
  return {
    problems,
    hidden: [...problems].flatMap(([field, text]) =>
      shown.get(field) || text === t('invalid') ? [] : [text],
    ),
    showAll: () => leave(...problems.keys()),
  }
}
