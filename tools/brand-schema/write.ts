import { mkdirSync, writeFileSync } from 'node:fs'
import { register } from 'node:module'
import { dirname } from 'node:path'
import '../page/dom'

register('../page/css-hook.mjs', import.meta.url)

/**
 * Writes the brand config's JSON Schema: `tsx tools/brand-schema/write.ts lib/brand.schema.json`, with `closed` after it
 * for one that knows Tavola's own names alone.
 */
const { brandSchema } = await import('./schema')
const [file = 'lib/brand.schema.json', names = 'open'] = process.argv.slice(2)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(await brandSchema(names === 'closed' ? 'closed' : 'open'))}\n`)
