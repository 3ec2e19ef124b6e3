import { readFileSync } from 'node:fs'
import type { DependencyRanges, LockFile } from './lock-file'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** This project's. */
export const manifest = read('package.json') as DependencyRanges
export const lock = read('package-lock.json') as LockFile
export const licencesFile = 'docs/licences.md'
