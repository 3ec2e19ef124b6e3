import { writeFileSync } from 'node:fs'
import { billName, billsOf } from './bills'
import { lock, manifest } from './lock-file'
import { usesOf } from './uses'

/** The last step of `npm run build`: writes a bill of materials into each folder that we publish. */
for (const [folder, bill] of Object.entries(billsOf(usesOf(manifest, lock), lock)))
  writeFileSync(`${folder}/${billName}`, bill)
