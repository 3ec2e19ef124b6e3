// if brand
import { cpSync } from 'node:fs'

/** A brand is only data, so nothing is built: this copies Tavola's files for the script tag. */
const light = new URL('.', import.meta.resolve('tavola/dist/light/tavola.js'))
cpSync(light, 'dist/light', { recursive: true })
await import('./embed.js')
// end
