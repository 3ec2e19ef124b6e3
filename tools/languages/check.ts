import { join, resolve } from 'node:path'
import { allProblems } from './problems'

/**
 * The first step of a build: checks that every language has every text. Prints the problems, and fails if there are any.
 * `node --import tsx tools/languages/check.ts [root]`; by default the root is this project.
 */
const problems = allProblems(resolve(process.argv[2] ?? join(import.meta.dirname, '../..')))
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
