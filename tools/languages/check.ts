import { join, resolve } from 'node:path'
import { allProblems } from './all-problems'

/**
 * The first thing that a build does: is every text of the widget in every language? Prints what is missing, and fails.
 * `npx tsx tools/languages/check.ts [root]`; the root is this project's where none is given.
 */
const problems = await allProblems(resolve(process.argv[2] ?? join(import.meta.dirname, '../..')))
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
