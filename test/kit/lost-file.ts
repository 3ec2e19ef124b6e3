import { register } from 'node:module'

/** In Node's loader: the imports of a copy are copies as well, and the lost file fails until it comes. */
const server = `
let isHere
export const initialize = (data) => (isHere = data)
export async function resolve(name, context, next) {
  const [parent, query = ''] = (context.parentURL ?? '').split('?lost=')
  if (!query || !name.startsWith('.')) return next(name, context)
  const [lost, copy] = query.split(',')
  // Since Node 22 tsx comes first, and names the file in full.
  const isLost = name.replace(/\\.tsx?$/, '') === lost
  if (isLost && !isHere[copy]) throw new Error('The file does not come.')
  const found = await next(name, { ...context, parentURL: parent })
  return isLost || !name.startsWith('./') || name.endsWith('.css') ? found : { ...found, url: found.url + '?lost=' + query }
}`

/** By the number of the copy. Shared with the loader, which is a thread of its own. */
const isHere = new Uint8Array(new SharedArrayBuffer(1_000))
let copies = 0

interface LostFile {
  /** A copy of the file that imports it, without anything loaded yet. */
  readonly copy: Promise<never>
  /** From now on it loads. */
  comes(): void
}

/** Imports a copy of a file of ours whose folder's file `lost`, such as "./list", fails to load, as if the server failed. */
export function importWithout(lost: string, file: URL): LostFile {
  if (copies === 0)
    register(`data:text/javascript,${encodeURIComponent(server)}`, { data: isHere } as { data: never })
  const copy = ++copies
  return {
    copy: import(`${file.href}?lost=${lost},${copy}`) as Promise<never>,
    comes: () => void (isHere[copy] = 1),
  }
}
