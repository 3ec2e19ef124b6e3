import type { AnyPlugin, Insert } from '../../contract/plugin'

/** An insert at its place. */
export interface PlacedInsert {
  readonly plugin: AnyPlugin
  readonly insert: Insert
  /** Its place and number, which identify it in faults. */
  readonly name: string
  readonly key: string
}

export function insertsByPlace(plugins: readonly AnyPlugin[]): ReadonlyMap<string, readonly PlacedInsert[]> {
  const places = new Map<string, PlacedInsert[]>()
  for (const plugin of plugins) {
    const numbers: Record<string, number> = {}
    for (const insert of plugin.inserts ?? []) {
      const { at } = insert
      const number = (numbers[at] = (numbers[at] ?? 0) + 1)
      const name = number > 1 ? `${at} ${number}` : at
      const placed = { plugin, insert, name, key: `${plugin.id} ${number}` }
      places.set(at, [...(places.get(at) ?? []), placed])
    }
  }
  return places
}
