import { readFileSync, writeFileSync } from 'node:fs'
import { withChecks } from './check-page'
import { messagesPage } from './messages'
import { placesPage } from './places'
import { withSections } from './sections'

/** Brings the README, docs/messages.md, docs/places.md and the checks of docs/back-end/check.md up to date: `npx tsx tools/docs/write.ts`. */
writeFileSync('README.md', await withSections(readFileSync('README.md', 'utf8')))
writeFileSync('docs/messages.md', messagesPage)
writeFileSync('docs/places.md', placesPage)
writeFileSync('docs/back-end/check.md', await withChecks(readFileSync('docs/back-end/check.md', 'utf8')))
