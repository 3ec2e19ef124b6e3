import { events as known, type EventName } from '../contract/events'
import type { AnyPlugin } from '../contract/plugin'
import type { TestEvent } from './diner'

const names = Object.keys(known) as EventName[]

/** Hears the host's events, those of the plugins' own outcomes too. */
export function hearEvents(plugins: readonly AnyPlugin[]) {
  const events: TestEvent[] = []
  const confirmed = plugins.flatMap(({ outcome }) => (outcome ? [`${outcome.id}-confirmed` as const] : []))
  const all: readonly EventName[] = [...names, ...confirmed]
  const hear = ({ type, detail }: CustomEventInit & { readonly type: string }) =>
    void events.push({
      name: type.replace('tavola:', '') as EventName,
      detail: detail as TestEvent['detail'],
    })
  for (const name of all) document.addEventListener(`tavola:${name}`, hear as never)
  return {
    events: events as readonly TestEvent[],
    stop() {
      for (const name of all) document.removeEventListener(`tavola:${name}`, hear as never)
    },
  }
}
