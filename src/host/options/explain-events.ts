import { events, formerNames } from '../../contract/events'
import type { AnyPlugin } from '../../contract/plugin'
import { logUnknownName } from '../did-you-mean'
import { logError } from '../log-error'

/** What hosts of other widgets would call it. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/^book/i, 'booking-confirmed'],
  [/^enquir/i, 'enquiry-confirmed'],
]

/** Names events that are listened to, and that nobody tells. */
export function logUnknownEvents(names: readonly string[], plugins: readonly AnyPlugin[]): void {
  const confirmed = plugins.flatMap(({ outcome }) => (outcome ? [`${outcome.id}-confirmed`] : []))
  const known = [
    ...Object.keys(events).filter((name) => name !== 'confirmed'),
    ...confirmed,
    ...Object.values(formerNames).flat(),
  ]
  for (const name of names) {
    const [, meant] = otherWords.find(([word]) => word.test(name)) ?? []
    if (meant === undefined || !known.includes(meant))
      logUnknownName('T021 handle.on: there is no event', name, known, logError)
    else
      logError(
        `T021 handle.on: there is no event "${name}". Did you mean "${meant}"? Expected one of ${known.join(', ')}.`,
      )
  }
}
