import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import type { Moment } from '../../kernel/contract/journey'
import type { Kernel } from '../../kernel/kernel'
import { useKernel } from '../context'

/** The errors of one form. A field's error appears on blur and goes as soon as the value is valid. */
interface FieldErrors {
  readonly moment: Moment
  /** The fields that the diner has left. */
  readonly left: ReadonlySignal<ReadonlySet<string>>
  readonly leave: (...fields: readonly string[]) => void
  /** The number of controls that show each field's error. */
  readonly shown: ReadonlySignal<ReadonlyMap<string, number>>
  readonly show: (field: string, controls: 1 | -1) => void
}

function createFieldErrors(moment: Moment): FieldErrors {
  const left = signal<ReadonlySet<string>>(new Set())
  const shown = signal<ReadonlyMap<string, number>>(new Map())
  return {
    moment,
    left,
    leave: (...fields) => void (left.value = new Set([...left.peek(), ...fields])),
    shown,
    show(field, controls) {
      const before = shown.peek()
      shown.value = new Map(before).set(field, (before.get(field) ?? 0) + controls)
    },
  }
}

const nothing = () => undefined
/** For a field without a form around it. */
const withoutForm: FieldErrors = { ...createFieldErrors('details'), leave: nothing, show: nothing }
const FieldErrorsContext = createContext(withoutForm)

interface Props {
  /** Which validators apply. */
  readonly moment: Moment
  readonly children: ReactNode
}

/** Around a form whose fields are validated. */
export function FieldErrorsProvider({ moment, children }: Props) {
  const errors = useMemo(() => createFieldErrors(moment), [moment])
  return <FieldErrorsContext.Provider value={errors}>{children}</FieldErrorsContext.Provider>
}

/** A validated field's `error` and `onBlur`, for a `TextField` or a plugin's own control. */
export function useField(field: string): { readonly error: string | undefined; readonly onBlur: () => void } {
  const kernel = useKernel()
  const errors = useContext(FieldErrorsContext)
  const { show } = errors
  useEffect(() => {
    show(field, 1)
    return () => show(field, -1)
  }, [show, field])
  // Computed, so that a key in one field renders that field alone.
  const error = useMemo(() => computed(() => errorOf(field, kernel, errors)), [field, kernel, errors])
  return { error: error.value, onBlur: () => errors.leave(field) }
}

function errorOf(
  field: string,
  { problemsAt, t }: Kernel,
  { moment, left }: FieldErrors,
): string | undefined {
  const problem = problemsAt(moment).get(field)
  // What cannot be checked is no error of the diner's: the shell says it.
  return left.value.has(field) && problem !== t('invalid') ? problem : undefined
}

/** Why a form cannot be submitted. */
export interface FormProblems {
  readonly problems: ReadonlyMap<string, string>
  /** The messages that no rendered control shows. */
  readonly hidden: readonly string[]
  /** Shows all errors, also of fields that the diner has not left yet. */
  readonly showAll: () => void
}

/** Each is read when it is asked for: in a component that then renders with it, in an event handler as it is by then. */
export function useFormProblems(): FormProblems {
  const { problemsAt, t } = useKernel()
  const { moment, leave, shown } = useContext(FieldErrorsContext)
  return {
    get problems() {
      return problemsAt(moment)
    },
    get hidden() {
      return [...problemsAt(moment)].flatMap(([field, text]) =>
        shown.value.get(field) || text === t('invalid') ? [] : [text],
      )
    },
    showAll: () => leave(...problemsAt(moment).keys()),
  }
}
