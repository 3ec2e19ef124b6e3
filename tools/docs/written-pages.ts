import { readFileSync } from 'node:fs'
import { withChecks } from './check-page'
import { codesPage } from './codes'
import { placesPage } from './places'
import { pagesWithSections } from './sections'

/** Every page that is written from the code, or has a section that is, by its file. */
export const writtenPages = async (): Promise<ReadonlyMap<string, string>> =>
  new Map([
    ...(await pagesWithSections()),
    ['docs/back-end/check.md', await withChecks(readFileSync('docs/back-end/check.md', 'utf8'))],
    ['docs/troubleshooting/codes.md', await codesPage()],
    ['docs/plugins/places.md', await placesPage()],
  ])
