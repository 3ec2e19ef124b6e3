import { today } from '../../write-pages'
import { attackSection, type Defended } from './attack'
import type { SharedLimit } from './shared-limit'

interface Run {
  readonly rounds: number
  readonly machine: string
  readonly defended: readonly Defended[]
  readonly shared: SharedLimit
}

/** docs/server-attacks.md. */
export const attackPage = ({
  rounds,
  machine,
  defended,
  shared,
}: Run): string => `# What other diners notice of an attack

Written by \`npm run bench:server -- --only attacks\` on ${today()}; no figure here is written by hand. ${machine}

Each row is the median of its rounds (${rounds}). Server, database, attack and diners share the processors of one machine, so an attack from other
machines would leave the diners more. Other work on the machine slows every row: compare each with “no attack”.

${attackSection(defended)}

## Limits in ${shared.processes} processes

One session called ${shared.processes} processes in turn, ${shared.calls.toLocaleString('en-GB')} times within a minute. Its limit is ${shared.limit} calls
(\`READS_PER_SESSION\`). The processes share a PostgreSQL, and answered ${shared.answered.toLocaleString('en-GB')} calls together.
`
