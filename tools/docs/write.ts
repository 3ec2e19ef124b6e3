import { readFileSync, writeFileSync } from 'node:fs'
import { messagesPage } from './messages'
import { withSections } from './sections'

/** Brings the README and docs/messages.md up to date: `npx tsx tools/docs/write.ts`. */
writeFileSync('README.md', await withSections(readFileSync('README.md', 'utf8')))
writeFileSync('docs/messages.md', messagesPage)
