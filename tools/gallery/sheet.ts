import type { Shown } from './address'
import { nameOf } from './reach'

/** A page with all pictures that were written, by brand and width. */
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
