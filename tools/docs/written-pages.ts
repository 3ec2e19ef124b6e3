import { readFileSync } from 'node:fs'
import { withChecks } from './check-page'
import { codesPage } from './codes'
import { messagesPage } from './messages'
import { placesPage } from './places'
import { pagesWithSections } from './sections'
import { typesPage } from './types'

/** Every page that is written from the code, or has a section that is, by its file. */
export const writtenPages = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...(await pagesWithSections()),
    ['docs/back-end/check.md', await withChecks(readFileSync('docs/back-end/check.md', 'utf8'))],
    ['docs/troubleshooting/codes.md', await codesPage()],
    ['docs/reference/messages.md', await messagesPage()],
    ['docs/reference/types.md', await typesPage()],
    ['docs/plugins/places.md', await placesPage()],
  ])
