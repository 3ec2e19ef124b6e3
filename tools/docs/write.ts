import { readFileSync, writeFileSync } from 'node:fs'
import { codesPage } from './codes'
import { messagesPage } from './messages'
import { placesPage } from './places'
import { withSections } from './sections'

/** Brings the README, docs/messages.md, docs/places.md and docs/troubleshooting/codes.md up to date: `npx tsx tools/docs/write.ts`. */
writeFileSync('README.md', await withSections(readFileSync('README.md', 'utf8')))
writeFileSync('docs/messages.md', messagesPage)
writeFileSync('docs/places.md', placesPage)
writeFileSync('docs/troubleshooting/codes.md', codesPage)
