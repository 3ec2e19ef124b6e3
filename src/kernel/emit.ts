import { eventsVersion, fields, formerNames, kinds } from '../contract/events'
import type { Emit, HostEvent, Deliver } from '../contract/events'

/**
 * Passes events on to the host, with the listed fields alone, and then to the plugins, unless the host knows the event
 * already. A word that does not look like one goes out empty: hosts rely on its field.
 */
export function createEmit(tell: Deliver, hear: (event: HostEvent) => void, former = formerNames): Emit {
  return (name, said) => {
    const kind = name.replace(/.*(?=confirmed$)/, '')
    const known = Object.hasOwn(fields, kind) && fields[kind]
    if (!known) return
    const detail: Record<string, unknown> = { version: eventsVersion }
    for (const [key, kind] of Object.entries(known)) {
      const value: unknown = said[key as never]
      if (value === null || (/string|number/.test(typeof value) && kinds[kind].test(String(value))))
        detail[key] = value
      else if (kind === 'word' && typeof value === 'string') detail[key] = ''
    }
    const told = [name, ...(former[name] ?? [])].map((one) =>
      tell(one, detail as unknown as HostEvent['detail']),
    )
    if (!told.includes(false)) hear({ name, detail } as HostEvent)
  }
}
