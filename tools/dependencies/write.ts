import { writeFileSync } from 'node:fs'
import { licencesPage } from './licences'
import { licencesFile, lock, manifest } from './lock-file'
import { usesOf } from './uses'

/** `npx tsx tools/dependencies/write.ts` updates docs/licences.md, after `npm run build`. */
writeFileSync(licencesFile, await licencesPage(lock, usesOf(manifest, lock)))
