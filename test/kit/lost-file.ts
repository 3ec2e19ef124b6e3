import { register } from 'node:module'

/** In Node's loader: the imports of a copy are copies as well, and the lost file fails so many times. */
const server = `
const left = new Map()
export async function resolve(name, context, next) {
  const [parent, query = ''] = (context.parentURL ?? '').split('?lost=')
  if (!query || !name.startsWith('.')) return next(name, context)
  const [lost, times, copy] = query.split(',')
  const remaining = left.get(copy) ?? Number(times)
  if (name === lost && remaining > 0) {
    left.set(copy, remaining - 1)
    throw new Error('The file does not come.')
  }
  const found = await next(name, { ...context, parentURL: parent })
  return name === lost || !name.startsWith('./') || name.endsWith('.css') ? found : { ...found, url: found.url + '?lost=' + query }
}`

let copies = 0

/**
 * Imports a copy of a file of ours that has loaded nothing yet. Its folder's file `lost`, such as "./list", doesn't come so many times,
 * as if the server failed.
 */
export function importWithout(lost: string, times: number, file: URL): Promise<never> {
  if (copies === 0) register(`data:text/javascript,${encodeURIComponent(server)}`)
  return import(`${file.href}?lost=${lost},${times},${++copies}`) as Promise<never>
}
