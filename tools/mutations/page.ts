import { table } from '../write-pages'
import { findRooms, leftOut } from './rooms'
import { reasons } from './ignored'
import { goal, readResults, scoreOf, type Result, type Survivor } from './results'

/** docs/mutations.md. */
export function mutationsPage(): string {
  const results = readResults()
  const missing = findRooms().filter(({ folder }) => !results.some((one) => one.folder === folder))
  return [
    '# Mutations',
    '',
    'Written by `npm run test:mutations`, which `npm run test:night` runs. It changes the code in one place at a time: a condition becomes its',
    'opposite, a number or a text another one, a call disappears. If no test fails, the change has survived, and a rule may have no test. The',
    'score is the share of changes that a test notices. [Stryker](https://stryker-mutator.io) makes the changes, and runs only the tests that',
    'reach the changed code. A change meets the nearest tests (`tools/mutations/rooms.ts`), so another test may still notice a survivor; a',
    'change of what is made while files are loaded, such as a constant, meets only the nearest 18 files of tests.',
    '',
    `A run begins with the folders that were measured longest ago, and starts no further one after four hours. The goal is ${goal} %.`,
    '',
    ...scores(results),
    ...(missing.length > 0
      ? ['', `Not measured yet: ${missing.map(({ folder }) => `\`${folder}\``).join(', ')}.`]
      : []),
    '',
    '## What is left out',
    '',
    ...leftOut.map(({ files, reason }) => `- ${files}: ${reason}`),
    ...reasons.map(({ what, reason }) => `- ${what}: ${reason}`),
    '',
    '## Survivors',
    '',
    '"Not reached" means that none of these tests runs the code.',
    ...results.flatMap(survivorsOf),
  ].join('\n')
}

function scores(results: readonly Result[]): readonly string[] {
  const row = (name: string, date: string, some: readonly Result[]) => {
    const survivors = some.flatMap((one) => one.survivors)
    const noticed = some.reduce((sum, one) => sum + one.noticed, 0)
    const unreached = survivors.filter(({ isReached }) => isReached === false).length
    const score = `${scoreOf(some).toFixed(1)} %`
    return [name, score, noticed + survivors.length, survivors.length, unreached, date]
  }
  const parts = ['src/api', 'src/kernel', 'src/host', 'plugins'].flatMap((part) => {
    const some = results.filter(({ folder }) => folder === part || folder.startsWith(`${part}/`))
    return some.length > 0 ? [row(`\`${part}\``, '', some)] : []
  })
  const head = ['folder', 'score', 'changes', 'survivors', 'of these not reached', 'measured on']
  return [
    table(head, [row('**all measured**', '', results), ...parts]),
    '',
    table(
      head,
      results.map((one) => row(`\`${one.folder}\``, one.date, [one])),
    ),
  ]
}

function survivorsOf({ folder, survivors }: Result): readonly string[] {
  if (survivors.length === 0) return []
  return ['', `### ${folder}`, '', ...survivors.map(survivorLine)]
}

const survivorLine = ({ file, line, from, to, isReached }: Survivor) =>
  `- \`${file}:${line}\`: ${asCode(from)} became ${to ? asCode(to) : 'nothing'}${isReached === false ? '; not reached' : ''}`

/** Code may contain the marks of code. */
const asCode = (code: string) => (code.includes('`') ? `\`\` ${code} \`\`` : `\`${code}\``)
