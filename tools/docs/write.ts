import { readFileSync, writeFileSync } from 'node:fs'
import { messagesPage } from './messages'
import { placesPage } from './places'
import { withSections } from './sections'

/** Brings the README, docs/messages.md and docs/places.md up to date: `npx tsx tools/docs/write.ts`. */
writeFileSync('README.md', await withSections(readFileSync('README.md', 'utf8')))
writeFileSync('docs/messages.md', messagesPage)
writeFileSync('docs/places.md', placesPage)
