import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Moment } from '../../kernel/journey'
import { useKernel } from '../context'

/** The errors of one form: a field's shows when the field is left, and goes as soon as it is right. */
interface FieldErrors {
  readonly moment: Moment
  /** The fields that the diner has left. */
  readonly left: ReadonlySet<string>
  readonly leave: (...fields: readonly string[]) => void
  /** The fields that a control shows the error of, counted. */
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
  /** Whose validators are asked. */
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

/** A validated field's `error` and `onBlur`, for a `TextField` or a control of a plugin's own. */
export function useField(field: string): { readonly error: string | undefined; readonly onBlur: () => void } {
  const { problemsAt } = useKernel()
  const { moment, left, leave, show } = useContext(FieldErrorsContext)
  const [report] = useState(() => show)
  useEffect(() => {
    report(field, 1)
    return () => report(field, -1)
  }, [report, field])
  return {
    error: left.has(field) ? problemsAt(moment).get(field) : undefined,
    onBlur: () => leave(field),
  }
}

/** What keeps the form from going on. */
export interface FormProblems {
  readonly problems: ReadonlyMap<string, string>
  /** The texts of those that no control on screen shows. */
  readonly hidden: readonly string[]
  /** Shows each field's error, left or not. */
  readonly showAll: () => void
}

export function useFormProblems(): FormProblems {
  const { problemsAt } = useKernel()
  const { moment, leave, shown } = useContext(FieldErrorsContext)
  const problems = problemsAt(moment)
  return {
    problems,
    hidden: [...problems].flatMap(([field, text]) => (shown.get(field) ? [] : [text])),
    showAll: () => leave(...problems.keys()),
  }
}
