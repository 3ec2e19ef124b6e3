import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

/**
 * What of the package is data, by the path of package.json's "exports", and its file in the package's folder. The brand
 * config's schema is written by tools/brand-schema/write.ts, openapi.yaml with the command that checks bodies by the same definitions.
 */
export const dataFiles = {
  './brand.schema.json': 'brand.schema.json',
  './events.v1.json': 'events.v1.json',
  './messages.json': 'messages.json',
  './openapi.yaml': 'openapi.yaml',
}

/** Writes them: the schema of the host events, and every text of the widget in English by its name. */
export async function writeData(folder) {
  copyFileSync('docs/events.v1.json', join(folder, dataFiles['./events.v1.json']))
  const { packOf } = await tsImport('../languages/packs.ts', import.meta.url)
  const texts = JSON.stringify(await packOf('english'), null, 2)
  writeFileSync(join(folder, dataFiles['./messages.json']), `${texts}\n`)
}
