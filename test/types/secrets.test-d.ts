import { definePlugin, keep, once, secret, type Json, type PluginContext, type Secret } from 'tavola'
import type { Lasting } from '../../src/contract/state'
import type { LogError } from '../../src/console'

/** No secret can be logged, stored or put into an event. Checked by `tsc`: a missing expected error is an error itself. */

const nonce = secret('nonce-1')

export function console(log: LogError): void {
  // @ts-expect-error -- It is no line.
  log(nonce)
}

// It may last for one POST.
once(null as Secret | null)
// @ts-expect-error -- It would be stored.
keep(nonce, 'reload')
// @ts-expect-error -- So would this one, once there is one.
keep(null as Secret | null, 'restart', 'reload')
// @ts-expect-error -- So would one in an object,
keep({ card: { nonce, digits: '1111' } }, 'reload')
// @ts-expect-error -- in a list,
keep([nonce], 'reload')
// @ts-expect-error -- or in a list that is empty at first.
keep({ used: [] as readonly (Secret | null)[] }, 'reload')
// Everything else may be stored, and keeps its type.
interface Dish {
  readonly name: string
  readonly with?: readonly Dish[]
}
export const stored: { dish: Lasting<Dish | null>; days: Lasting<readonly string[]>; json: Lasting<Json> } = {
  dish: keep(null as Dish | null, 'reload'),
  days: keep([] as readonly string[], 'reload'),
  json: keep(null as Json, 'reload'),
}
// @ts-expect-error -- It is no JSON.
export const json: Json = nonce
// @ts-expect-error -- Nor a text, as storage takes.
localStorage.setItem('nonce', nonce)

definePlugin({ id: 'card', payload: { nonce: () => nonce.reveal() } })
// @ts-expect-error -- What is sent is revealed on purpose.
definePlugin({ id: 'card', payload: { nonce: () => nonce } })

export function events({ emit, announce }: PluginContext): void {
  // @ts-expect-error -- It is no key of a text.
  emit('error', { code: nonce })
  // @ts-expect-error -- Nor a name.
  emit('step', { name: nonce, number: 8 })
  // @ts-expect-error -- Nor a text.
  announce(nonce)
}
