import { readFileSync, writeFileSync } from 'node:fs'
import { withSections } from './sections'

/** Brings the README up to date: `npx tsx test/readme/write.ts`. */
writeFileSync('README.md', await withSections(readFileSync('README.md', 'utf8')))
