import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Shown } from './address'
import { brands } from './brands'
import { everyPicture, nameOf, widths } from './reach'

/** The brands that somebody names, all where nobody names any. Throws where there is no such brand. */
export function brandsNamed(names: readonly string[]): readonly string[] {
  const known = brands.map(({ id }) => id)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`There is no brand ${unknown.join(', ')}: there are ${known.join(', ')}.`)
  return names.length > 0 ? names : known
}

export const fileOf = (folder: string, shown: Shown) => join(folder, `${nameOf(shown)}.png`)

/** Takes away these brands' pictures; the others' stay. */
export async function clear(folder: string, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(join(folder, id), { recursive: true, force: true })))
}

/** All pictures that stand in the folder, whenever they were made. */
export const picturesIn = (folder: string): Shown[] =>
  widths.flatMap((width) => everyPicture(width)).filter((shown) => existsSync(fileOf(folder, shown)))
