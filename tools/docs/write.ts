import { writeFileSync } from 'node:fs'
import { writtenPages } from './written-pages'

/** Brings the pages that are written from the code up to date: `npx tsx tools/docs/write.ts`. */
for (const [file, text] of await writtenPages()) writeFileSync(file, text)
