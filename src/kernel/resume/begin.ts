import { batch } from '@preact/signals-core'
import type { Customer } from '../../contract/facts'
import type { PluginContext } from '../../contract/plugin-context'
import { kernelOf } from './kernel-of'
import { blankSelection, nobody } from '../facts'
import { dropAwaitedStates } from './states'

/** Puts everything back to the beginning, what was typed too; a popup stays open, at its restaurant. */
export function startAgain(ctx: PluginContext): void {
  const kernel = kernelOf(ctx)
  const { facts, store, registry, sending } = kernel
  if (sending.peek()) return
  dropAwaitedStates(kernel)
  if (kernel.inline) return kernel.complete()
  const { venue, journey, journeyLocked } = facts
  const locked = journeyLocked && { journey, journeyLocked }
  batch(() => {
    kernel.restart()
    store.set({ ...blankSelection, ...kernel.firstFacts(), venue, ...locked })
    registry.reset('completion')
    kernel.historyEntries.value = []
  })
  kernel.unknown.value = null
}

/** The details that the form begins with, until they are given otherwise; null: blank ones. What was typed stays. */
export function beginWith(ctx: PluginContext, details: Partial<Customer> | null): void {
  const { first, facts, store } = kernelOf(ctx)
  const isUntouched = facts.customer === (first.customer ?? nobody)
  const customer = { ...nobody, ...details }
  first.customer = customer
  if (isUntouched) store.set({ customer })
}
