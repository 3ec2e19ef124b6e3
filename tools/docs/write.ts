import { readFileSync, writeFileSync } from 'node:fs'
import { withChecks } from './check-page'
import { codesPage } from './codes'
import { messagesPage } from './messages'
import { placesPage } from './places'
import { withSections } from './sections'

/** Brings the README and the pages of docs that are made from the code up to date: `npx tsx tools/docs/write.ts`. */
writeFileSync('README.md', await withSections(readFileSync('README.md', 'utf8')))
writeFileSync('docs/messages.md', messagesPage)
writeFileSync('docs/places.md', placesPage)
writeFileSync('docs/troubleshooting/codes.md', codesPage)
writeFileSync('docs/back-end/check.md', await withChecks(readFileSync('docs/back-end/check.md', 'utf8')))
