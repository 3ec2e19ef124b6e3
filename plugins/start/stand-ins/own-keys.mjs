/**
 * A webpack loader for the calendar's library: a host page's script may have added to every object's prototype what
 * "for … in" finds, which the library would take for one of its own.
 */
export default function ownKeys(source) {
  return source.replace(/for \(const (\w+) in (\w+)\)/g, 'for (const $1 of Object.keys($2))')
}
