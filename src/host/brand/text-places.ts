import type { Message } from '../../messages/message'

/** The names in a text's `{places}`, of all its plural forms. */
export const placesOf = (message: Message): string[] => [
  ...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)),
]

/** Whether a rewording has a place that the original does not have. */
export function hasOtherPlaces(rewording: Message, original: Message): boolean {
  const known = placesOf(original)
  return placesOf(rewording).some((name) => !known.includes(name))
}
