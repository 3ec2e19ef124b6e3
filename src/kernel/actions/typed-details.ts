import type { Customer } from '../../contract/facts'
import type { Kernel } from './kernel'

/** Whether the diner has typed or changed any of the details. Prefilled details do not count. */
export function hasTypedDetails({ facts, choices }: Kernel): boolean {
  const { customer } = facts
  const known = choices.initialCustomer()
  return (Object.keys(customer) as (keyof Customer)[]).some((name) => customer[name] !== known[name])
}
