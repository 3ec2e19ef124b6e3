import { writeFileSync } from 'node:fs'
import { licencesFile, lock, manifest } from './files'
import { licencesPage } from './licences-page'
import { usesOf } from './uses'

/** Brings docs/licences.md up to date, after `npm run build`: `npx tsx tools/dependencies/write.ts`. */
writeFileSync(licencesFile, await licencesPage(lock, usesOf(manifest, lock)))
