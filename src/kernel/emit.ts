import { eventsVersion, fields, formerNames, kinds, type Emit, type HostEvent, type Tell } from './events'

/** Passes events on to the host, with the listed fields alone, and to the plugins, unless they are no news to it. */
export function createEmit(tell: Tell, hear: (event: HostEvent) => void, former = formerNames): Emit {
  return (name, said) => {
    const known = fields[name.replace(/.*(?=confirmed$)/, '')]
    if (!known) return
    const fits = ([key, value]: [string, unknown]) =>
      known[key] &&
      (value === null || (/string|number/.test(typeof value) && kinds[known[key]].test(String(value))))
    const detail: object = {
      ...Object.fromEntries(Object.entries(said).filter(fits)),
      version: eventsVersion,
    }
    const told = [name, ...(former[name] ?? [])].map((one) => tell(one, detail as HostEvent['detail']))
    if (!told.includes(false)) hear({ name, detail } as HostEvent)
  }
}
