import type { ManualRecord } from '../records'
import { plainTable } from './tables'

/** Whether people have tested it, which a report must not hide. */
export const peopleLine = (records: readonly ManualRecord[]) =>
  records.length === 0
    ? '**No person with a screen reader, or another assistive technology, has yet recorded a test.** All of it comes from programs, which see a part of what people meet.'
    : `${records.length} tests by people are recorded, [below](#tests-by-people). The rest comes from programs, which see a part of what people meet.`

export function people(records: readonly ManualRecord[]): string {
  const intro = `## Tests by people\n\n${peopleLine(records)} The [checklist](accessibility/checklist.md) says what to try and how to record it.`
  if (records.length === 0) return intro
  const row = ({
    date,
    who,
    assistiveTechnology,
    browser,
    system,
    journey,
    product,
    tasks,
    findings,
    file,
  }: ManualRecord) => [
    `[${date}](accessibility/records/${file})`,
    who,
    `${assistiveTechnology.name} ${assistiveTechnology.version}, ${browser}, ${system}`,
    `${journey}, ${product.version} (${product.build})`,
    `${tasks.filter(({ result }) => result !== 'not done').length} of ${tasks.length}`,
    findings
      .map(({ criterion, what, wayAround, state }) => `${criterion}, ${state}: ${what} ${wayAround}`)
      .join('<br>') || 'none',
  ]
  const head = ['day', 'who', 'with', 'what', 'tasks done', 'findings']
  return `${intro}\n\n${plainTable(head, records.map(row))}`
}
