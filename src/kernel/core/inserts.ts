import type { AnyPlugin, Insert } from '../../contract/plugin'

/** An insert at its place. */
export interface PlacedInsert {
  readonly plugin: AnyPlugin
  readonly insert: Insert
  /** Its place and number, which identify it in faults. */
  readonly name: string
  readonly key: string
}

export function placedInserts(plugin: AnyPlugin): readonly PlacedInsert[] {
  const numbers: Record<string, number> = {}
  return (plugin.inserts ?? []).map((insert) => {
    const { at } = insert
    const number = (numbers[at] = (numbers[at] ?? 0) + 1)
    return { plugin, insert, name: number > 1 ? `${at} ${number}` : at, key: `${plugin.id} ${number}` }
  })
}

export function byPlace(inserts: readonly PlacedInsert[]): ReadonlyMap<string, readonly PlacedInsert[]> {
  const places = new Map<string, PlacedInsert[]>()
  for (const one of inserts) places.set(one.insert.at, [...(places.get(one.insert.at) ?? []), one])
  return places
}
