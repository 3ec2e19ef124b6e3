import { misspelt } from '../did-you-mean'
import { logError } from '../log-error'

type Entries = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Names keys within a plugin's option that resemble one of its default's. An object may be open, say by the ids of
 * restaurants, so that another key is no mistake by itself.
 */
export function nameMisspeltKeys(place: string, value: unknown, byDefault: unknown): void {
  if (!isRecord(value) || !isRecord(byDefault)) return
  const known = Object.keys(byDefault)
  for (const [key, inner] of Object.entries(value)) {
    const path = `${place}.${key}`
    if (known.includes(key)) nameMisspeltKeys(path, inner, byDefault[key])
    else {
      const free = known.filter((name) => !Object.hasOwn(value, name))
      const meant = misspelt(key, free)
      if (meant) logError(`T042 brand: "${path}" is not known. Did you mean "${meant}"?`)
    }
  }
}
