import { createContext, useContext } from 'react'
import { useKernel } from '../context'

/** Which fields the diner has left: an error shows when its field is left, and goes as soon as it is right. */
export interface FieldsLeft {
  readonly left: ReadonlySet<string>
  leave(field: string): void
}

const FieldsLeftContext = createContext<FieldsLeft>({ left: new Set(), leave: () => undefined })

export const FieldsLeftProvider = FieldsLeftContext.Provider

/** A validated field's `error` and `onBlur`, for a `TextField` or a control of a plugin's own. */
export function useField(field: string): { readonly error: string | undefined; readonly onBlur: () => void } {
  const { problems } = useKernel()
  const { left, leave } = useContext(FieldsLeftContext)
  return {
    error: left.has(field) ? problems.value.get(field) : undefined,
    onBlur: () => leave(field),
  }
}
