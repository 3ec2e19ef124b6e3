import type { Recorder } from '../report'
import { shown } from '../values'

/** Entities and tags: a diner would read them as they stand. */
const markup = /&(amp|lt|gt|quot|apos|nbsp|#\d+|#x[\da-f]+);|<\/?[a-z][^>]*>/i

export function checkTexts(recorder: Recorder, asked: string, value: unknown, path = ''): void {
  recorder.tried('texts.plain')
  if (typeof value === 'string' && markup.test(value))
    recorder.found('texts.plain', 'warning', { asked, came: `${path} is ${shown(value)}` })
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value))
    checkTexts(recorder, asked, one, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key)
}
