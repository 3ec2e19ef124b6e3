import { writeFileSync } from 'node:fs'
import { writeEvents } from './events-schema'
import { writtenPages } from './written-pages'

/** `npx tsx tools/docs/write.ts` updates the generated parts of committed pages. */
await writeEvents()
for (const [file, text] of await writtenPages()) writeFileSync(file, text)
