import {
  eventsVersion,
  formerNames,
  kinds,
  specOf,
  type Deliver,
  type Emit,
  type HostEvent,
  type Kind,
} from '../contract/events'

/**
 * Passes events on to the host, with their own fields only, and then to the plugins, unless the host knows the event
 * already. A name that does not look like one goes out empty: hosts rely on its field.
 */
export function createEmit(deliver: Deliver, notify: (event: HostEvent) => void, former = formerNames): Emit {
  return (name, given) => {
    const spec = specOf(name)
    if (!spec) return
    const detail: Record<string, unknown> = { version: eventsVersion }
    for (const [key, field] of Object.entries(spec.fields)) {
      const pattern = kinds[field.replace('?', '') as Kind]
      const value: unknown = given[key as never]
      if (value === null || (/string|number/.test(typeof value) && pattern.test(String(value))))
        detail[key] = value
      else if (typeof value === 'string' && pattern.test('')) detail[key] = ''
    }
    const delivered = [name, ...(former[name] ?? [])].map((one) =>
      deliver(one, detail as unknown as HostEvent['detail']),
    )
    if (!delivered.includes(false)) notify({ name, detail } as HostEvent)
  }
}
