import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react'
import type { Moment } from '../../contract/journey'
import type { Kernel } from '../../kernel/actions/kernel'
import { useKernel } from '../context'

/** The errors of one form. A field's error appears on blur and disappears when the value is valid. */
interface FieldErrors {
  readonly moment: Moment
  readonly words: Words
  /** It has only the problems of the fields that are shown in it. */
  readonly own: boolean
  /** The fields that the diner has left. */
  readonly left: ReadonlySignal<ReadonlySet<string>>
  readonly leave: (...fields: readonly string[]) => void
  /** Number of presses that found errors. */
  readonly presses: ReadonlySignal<number>
  readonly press: () => void
  /** The number of controls that show each field's error. */
  readonly shown: ReadonlySignal<ReadonlyMap<string, number>>
  readonly show: (field: string, controls: 1 | -1) => void
}

/** The form's own text for a problem of a field. */
export type Words = (field: string, problem: string) => string

function createFieldErrors(moment: Moment, words: Words, own = false): FieldErrors {
  const left = signal<ReadonlySet<string>>(new Set())
  const shown = signal<ReadonlyMap<string, number>>(new Map())
  const presses = signal(0)
  return {
    moment,
    words,
    own,
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

const same: Words = (_, problem) => problem
export const FieldErrorsContext = createContext<FieldErrors | null>(null)

/** The errors of fields outside of a form. A form shares its own with the component that renders it (details-form.tsx). */
const outside = new WeakMap<Kernel, Signal<FieldErrors>>()

export function errorsOutside(kernel: Kernel): Signal<FieldErrors> {
  const errors = outside.get(kernel) ?? signal(createFieldErrors('details', same))
  outside.set(kernel, errors)
  return errors
}

function useErrors(kernel: Kernel): FieldErrors {
  const around = useContext(FieldErrorsContext)
  return around ?? errorsOutside(kernel).value
}

interface Props {
  /** Which validators apply. */
  readonly moment: Moment
  /** Left out: the validators' own texts. */
  readonly words?: Words
  /** A form before the details, which asks for nothing that it does not show. */
  readonly own?: boolean
  readonly children: ReactNode
}

/** Provides the errors of a form to its fields. */
export function FieldErrorsProvider({ moment, words = same, own, children }: Props) {
  const errors = useMemo(() => createFieldErrors(moment, words, own), [moment, words, own])
  return <FieldErrorsContext.Provider value={errors}>{children}</FieldErrorsContext.Provider>
}

interface FieldProps {
  readonly error: string | undefined
  readonly onBlur: () => void
}

/**
 * A validated field's `error` and `onBlur`, for a `TextField` or a plugin's own control: inside of a form, or in the component
 * that renders it. With the signal of its answer, its `value` and `onChange` too.
 */
export function useField(field: string): FieldProps
export function useField<Answer>(
  field: string,
  answer: Signal<Answer>,
): FieldProps & { readonly value: Answer; readonly onChange: (value: Answer) => void }
export function useField(field: string, answer?: Signal<unknown>): FieldProps {
  const kernel = useKernel()
  const errors = useErrors(kernel)
  const { show } = errors
  useEffect(() => {
    show(field, 1)
    return () => show(field, -1)
  }, [show, field])
  // Computed, so that typing in one field renders only that field.
  const error = useMemo(() => computed(() => errorOf(field, kernel, errors)), [field, kernel, errors])
  return {
    error: error.value,
    onBlur: () => errors.leave(field),
    ...(answer && { value: answer.value, onChange: (value: unknown) => void (answer.value = value) }),
  }
}

function errorOf(
  field: string,
  { problems, texts, submission }: Kernel,
  { moment, left, words }: FieldErrors,
): string | undefined {
  const refused = submission.refusedFields.value[field]
  if (refused?.isUnchanged()) return refused.text
  const problem = problems.at(moment).get(field)
  // A failed validator is not the diner's error. The shell reports it.
  return problem !== undefined && left.value.has(field) && problem !== texts.t('invalid')
    ? words(field, problem)
    : undefined
}

/** Why a form cannot be submitted. */
export interface FormProblems {
  /** The invalid fields with their messages. */
  readonly problems: ReadonlyMap<string, string>
  /** The messages that no rendered control shows. */
  readonly hidden: readonly string[]
  /** Number of calls of `showAll`. */
  readonly presses: number
  /**
   * Call it for a press that finds errors. Shows all errors, including those of untouched fields. The details form then lists
   * them and focuses the list.
   */
  readonly showAll: () => void
}

/** The errors of the surrounding form. Getters: a component subscribes, and an event handler reads the latest value. */
export function useFormProblems(): FormProblems {
  const kernel = useKernel()
  const { problems, texts } = kernel
  const { moment, words, own, leave, presses, press, shown } = useErrors(kernel)
  const found = () => [...problems.at(moment)].filter(([field]) => !own || shown.value.get(field))
  return {
    get problems() {
      return new Map(found().map(([field, text]) => [field, words(field, text)]))
    },
    get hidden() {
      return found().flatMap(([field, text]) =>
        shown.value.get(field) || text === texts.t('invalid') ? [] : [text],
      )
    },
    get presses() {
      return presses.value
    },
    showAll() {
      leave(...found().map(([field]) => field))
      press()
    },
  }
}
