import {
  eventsVersion,
  formerNames,
  kinds,
  specOf,
  type Deliver,
  type Emit,
  type HostEvent,
  type Kind,
} from '../../contract/events'

/**
 * Sends events to the host and then to the plugins. Only the fields of the event's table are sent, and only values of the
 * right kind, so that nothing personal leaks. A text of another kind is sent as "": hosts rely on the field.
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
