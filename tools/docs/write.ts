import { writeFileSync } from 'node:fs'
import { writeEvents } from './events-schema'
import { writtenPages } from './sections'

/** `npx tsx tools/docs/write.ts` updates what the code writes into the committed docs. */
await writeEvents()
for (const [file, text] of await writtenPages()) writeFileSync(file, text)
