import { computed } from '@preact/signals-core'
import { useMemo } from 'react'
import type { Customer } from '../../contract/facts'
import { useKernel } from '../context'

/** One of the customer's details, and how to change it. A key in another field does not render this one. */
export function useCustomer<Name extends keyof Customer>(
  name: Name,
): readonly [Customer[Name], (value: Customer[Name]) => void] {
  const { facts, choices } = useKernel()
  const value = useMemo(() => computed(() => facts.customer[name]), [facts, name])
  return [value.value, (next) => choices.set({ customer: { ...facts.customer, [name]: next } })]
}
