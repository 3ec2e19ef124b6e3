import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { brands } from './brands'
import { everyPicture, nameOf, widths, type Shown } from './shown'

/** The brands with these names, or all. Throws if there is no such brand. */
export function brandsNamed(names: readonly string[]): readonly string[] {
  const known = brands.map(({ id }) => id)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Error(`Unknown brand ${unknown.join(', ')}. The brands are ${known.join(', ')}.`)
  return names.length > 0 ? names : known
}

export const fileOf = (folder: string, shown: Shown) => join(folder, `${nameOf(shown)}.png`)

/** Deletes the pictures of these brands. */
export async function clear(folder: string, ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(join(folder, id), { recursive: true, force: true })))
}

/** All pictures in the folder, of this run or an earlier one. */
export const picturesIn = (folder: string): Shown[] =>
  widths.flatMap((width) => everyPicture(width)).filter((shown) => existsSync(fileOf(folder, shown)))

/** A page with all these pictures, by brand and width. */
export function sheet(pictures: readonly Shown[]): string {
  const groups = new Map<string, Shown[]>()
  for (const shown of pictures) {
    const group = `${shown.brand.label}, ${shown.width} pixels`
    groups.set(group, [...(groups.get(group) ?? []), shown])
  }
  const parts = [...groups].map(([group, here]) => `<h2>${group}</h2><div>${here.map(figure).join('')}</div>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Tavola, pictures</title>
<style>
  body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; background: #f6f4ef }
  div { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start }
  figure { margin: 0; width: 18rem }
  img { width: 100%; border: 1px solid #d9d4ca; background: #fff }
</style>
<h1>Tavola, pictures</h1>
${parts.join('\n')}
</html>
`
}

const figure = (shown: Shown) =>
  `<figure><a href="${nameOf(shown)}.png"><img loading="lazy" src="${nameOf(shown)}.png" alt="" /></a>` +
  `<figcaption>${shown.picture.title}</figcaption></figure>`
