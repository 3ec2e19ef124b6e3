import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import type { Moment } from '../../contract/journey'
import type { Kernel } from '../../kernel/kernel'
import { useKernel } from '../context'

/** The errors of one form. A field's error appears on blur and goes as soon as the value is valid. */
interface FieldErrors {
  readonly moment: Moment
  readonly words: Words
  /** The fields that the diner has left. */
  readonly left: ReadonlySignal<ReadonlySet<string>>
  readonly leave: (...fields: readonly string[]) => void
  /** Counts the presses that found something wrong. */
  readonly presses: ReadonlySignal<number>
  readonly press: () => void
  /** The number of controls that show each field's error. */
  readonly shown: ReadonlySignal<ReadonlyMap<string, number>>
  readonly show: (field: string, controls: 1 | -1) => void
}

/** Says a field's problem in the form's own words. */
export type Words = (field: string, problem: string) => string

function createFieldErrors(moment: Moment, words: Words): FieldErrors {
  const left = signal<ReadonlySet<string>>(new Set())
  const shown = signal<ReadonlyMap<string, number>>(new Map())
  const presses = signal(0)
  return {
    moment,
    words,
    left,
    leave: (...fields) => void (left.value = new Set([...left.peek(), ...fields])),
    presses,
    press: () => void presses.value++,
    shown,
    show(field, controls) {
      const before = shown.peek()
      shown.value = new Map(before).set(field, (before.get(field) ?? 0) + controls)
    },
  }
}

const nothing = () => undefined
const same: Words = (_, problem) => problem
/** For a field without a form around it. */
const withoutForm: FieldErrors = {
  ...createFieldErrors('details', same),
  leave: nothing,
  press: nothing,
  show: nothing,
}
const FieldErrorsContext = createContext(withoutForm)

interface Props {
  /** Which validators apply. */
  readonly moment: Moment
  /** Left out: as the validators word it. */
  readonly words?: Words
  readonly children: ReactNode
}

/** Around a form whose fields are validated. */
export function FieldErrorsProvider({ moment, words = same, children }: Props) {
  const errors = useMemo(() => createFieldErrors(moment, words), [moment, words])
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
  { problems, texts }: Kernel,
  { moment, left, words }: FieldErrors,
): string | undefined {
  const problem = problems.at(moment).get(field)
  // What cannot be checked is no error of the diner's: the shell says it.
  return problem !== undefined && left.value.has(field) && problem !== texts.t('invalid')
    ? words(field, problem)
    : undefined
}

/** Why a form cannot be submitted. */
export interface FormProblems {
  /** Each field in trouble with its message. */
  readonly problems: ReadonlyMap<string, string>
  /** The messages that no rendered control shows. */
  readonly hidden: readonly string[]
  /** How many presses have called `showAll`. */
  readonly presses: number
  /**
   * For a press that finds something wrong: shows all errors, also of fields that the diner has not left yet. The details
   * form then lists them above it, and its first field in trouble takes the focus.
   */
  readonly showAll: () => void
}

/** Each is read when it is asked for: in a component that then renders with it, in an event handler as it is by then. */
export function useFormProblems(): FormProblems {
  const { problems, texts } = useKernel()
  const { moment, words, leave, presses, press, shown } = useContext(FieldErrorsContext)
  return {
    get problems() {
      return new Map([...problems.at(moment)].map(([field, text]) => [field, words(field, text)]))
    },
    get hidden() {
      return [...problems.at(moment)].flatMap(([field, text]) =>
        shown.value.get(field) || text === texts.t('invalid') ? [] : [text],
      )
    },
    get presses() {
      return presses.value
    },
    showAll() {
      leave(...problems.at(moment).keys())
      press()
    },
  }
}
