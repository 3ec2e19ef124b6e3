import type { KeepContext } from '..'
import { detailNames, detailsSteps, nameOnDevice, storedDiner, type Details } from './stored-diner'

/** Clears the device and the fields. */
export function forget(ctx: KeepContext): void {
  storedDiner(ctx).remove()
  clear(ctx, detailNames)
  for (const forgetHere of widgets) forgetHere()
}

/** The page's widgets. A page gets no `storage` event of its own changes. */
const widgets = new Set<() => void>()

/** What another tab or widget forgets is forgotten here too. Returns the clean-up. */
export function followOthers(ctx: KeepContext): () => void {
  const { lost, remember, remembered, visit } = ctx.state
  function forgetHere(): void {
    lost.value ??= remembered.value
    ctx.setInitialDetails(null)
    remembered.value = null
    visit.value = null
    remember.value = false
  }
  // A frozen page gets no events before it is shown again.
  const check = ({ key, newValue }: Partial<StorageEvent>) => {
    if (key === nameOnDevice ? newValue === null : remembered.value && !storedDiner(ctx).read()) forgetHere()
  }
  ctx.effect(() => clearLost(ctx))
  widgets.add(forgetHere)
  window.addEventListener('storage', check)
  window.addEventListener('pageshow', check)
  check({})
  return () => {
    widgets.delete(forgetHere)
    window.removeEventListener('storage', check)
    window.removeEventListener('pageshow', check)
  }
}

const stepsBeforeSending = [null, 1, 2, 3, ...detailsSteps]

/** Clears the fields that still have the forgotten details. Subscribes. */
function clearLost(ctx: KeepContext): void {
  const { state, facts } = ctx
  const details = state.lost.value
  // A booking that is being sent, or waits for a card, is finished first.
  if (!details || ctx.isUndecided || !stepsBeforeSending.includes(state.number.value)) return
  state.lost.value = null
  // What the diner typed instead stays.
  const same = detailNames.filter((one) => details[one] && facts.customer[one].trim() === details[one].trim())
  clear(ctx, same)
}

function clear({ state, facts, set }: KeepContext, names: readonly (keyof Details)[]): void {
  state.known.value = false
  state.forgotten.value = true
  const blank = Object.fromEntries(names.map((one) => [one, '']))
  set({ customer: { ...facts.customer, ...blank }, ...(names.length > 0 && { detailsConfirmed: false }) })
}
