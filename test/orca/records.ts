import { readFile, writeFile } from 'node:fs/promises'
import type { Journey } from './journeys'
import type { Heard } from './reader'

export const fileOf = ({ title }: Journey) => `${title.replaceAll(' ', '-')}.txt`

/** A journey in words: what was pressed, and what Orca said then. */
export interface Transcript {
  /** The journey, and the programs. */
  readonly head: string
  readonly presses: readonly Press[]
}

interface Press {
  readonly act: string
  /** Each utterance once, and whether it is heard every time: some depend on how fast Orca and Firefox are. */
  readonly lines: ReadonlyMap<string, boolean>
}

const recordAt = (journey: Journey) => new URL(`records/${fileOf(journey)}`, import.meta.url)

export async function readRecord(journey: Journey): Promise<Transcript | undefined> {
  const text = await readFile(recordAt(journey), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [head, ...parts] = text.trimEnd().split('\n\n')
  return {
    head: head!,
    presses: parts.map((part) => {
      const [act, ...lines] = part.split('\n')
      return {
        act: act!.replace('> ', ''),
        lines: new Map(lines.map((line) => [line.replace(/^\? /, ''), !line.startsWith('? ')])),
      }
    }),
  }
}

export async function writeRecord(journey: Journey, { head, presses }: Transcript): Promise<void> {
  const parts = presses.map(({ act, lines }) =>
    [`> ${act}`, ...[...lines].map(([line, isSure]) => (isSure ? line : `? ${line}`))].join('\n'),
  )
  await writeFile(recordAt(journey), [head, ...parts].join('\n\n') + '\n')
}

export const recordOf = (
  { title, about }: Journey,
  programs: string,
  heard: readonly Heard[],
): Transcript => ({
  head: `${title}\n${about}\n${programs}`,
  presses: heard.map(({ act, said }) => ({
    act,
    lines: new Map(said.filter((text) => !isWait.test(text)).map((text) => [atNine(text), true])),
  })),
})

/** The widget says it after a while: whether the answer is there by then is a matter of time. */
const isWait = /^(Checking|Completing|Getting|One moment|Searching|Sending)\b.*(\.{3}|…)$/

/** A journey begins at nine, and takes a minute or two. */
const atNine = (text: string) => text.replace(/ at 09:0\d, /, ' at 09:00, ')

const actsOf = ({ presses }: Transcript) => presses.map(({ act }) => act).join()

/** With what one more walk has shown of the same journey. */
export function merge(before: Transcript | undefined, now: Transcript): Transcript {
  if (before?.head !== now.head || actsOf(before) !== actsOf(now)) return now
  return {
    head: now.head,
    presses: now.presses.map(({ act, lines }, index) => {
      const known = before.presses[index]!.lines
      const all = [...new Set([...known.keys(), ...lines.keys()])]
      return { act, lines: new Map(all.map((line) => [line, known.get(line) === true && lines.has(line)])) }
    }),
  }
}

/** How a walk differs from its record. The order of the lines of one press does not count. */
export function differences(record: Transcript | undefined, now: Transcript): string[] {
  if (!record) return ['There is no record.']
  if (record.head !== now.head) return [`The record is of:\n${record.head}`]
  if (actsOf(record) !== actsOf(now)) return [`Other keys were pressed: ${actsOf(now)}`]
  return now.presses.flatMap(({ act, lines }, index) => {
    const known = record.presses[index]!.lines
    const news = [...lines.keys()].filter((line) => !known.has(line))
    const missing = [...known.keys()].filter((line) => known.get(line) && !lines.has(line))
    return [
      ...news.map((line) => `${act}: new: ${line}`),
      ...missing.map((line) => `${act}: not heard: ${line}`),
    ]
  })
}
