import type { Report, ReportTest } from './report'
import { plainTable } from './tables'

/** What stands under the words: how to refer to them, whom to tell of a fault, the tests, the files. */
export const ending = (report: Report): readonly string[] => [
  referring(report),
  feedback,
  tests(report.tests),
  files(report),
]

const referring = ({ product }: Report) => `## How a chain refers to it

This is the report of a component. A chain’s own statement is about its whole service, and may say of this part: “Tables are
booked with ${product.name} ${product.version}. Its accessibility report is at …”, with a copy of this page in the release that the chain
has published, whose hashes are below. It must add what the chain has changed: colours of its own, plugins, texts, and the
page around. [What a chain does itself](accessibility/chains.md) has a text to copy.

This report is no legal advice, and no certificate: nobody but the project has looked at it.`

const feedback = `## Whom to tell of a fault

A diner tells the restaurant: its telephone stands in every error, and a chain’s page should name a further way. Chains and
developers open an issue where they got Tavola from, with the step, the browser and the assistive technology. Until the
project is published it has no address of its own.`

const lanes = ['node', 'light', 'react'] as const

function tests(all: readonly ReportTest[]): string {
  const rows = all.map(({ id, file, fullTitle, results, message }) => [
    `<a id="${id.toLowerCase()}"></a>${id}`,
    `${file.replace(/^test\//, '')}: ${escaped(fullTitle)}${message ? `<br>${escaped(message)}` : ''}`,
    ...lanes.map((lane) => results[lane] ?? ''),
  ])
  return `## Tests

Each with the results of this run: without a browser, and in Chromium on the light build and on React’s.

${plainTable(['id', 'test', ...lanes], rows)}`
}

const escaped = (plain: string) => plain.replace(/[\\`*_{}[\]<>|#]/g, '\\$&')

function files({ product: { builds } }: Report): string {
  const rows = Object.entries(builds).flatMap(([folder, hashes]) =>
    Object.entries(hashes)
      .filter(([name]) => !/-[0-9a-f]{8}\.js$/.test(name))
      .map(([name, hash]) => [`${folder}/${name}`, `\`${hash}\``]),
  )
  const count = Object.values(builds).reduce((sum, hashes) => sum + Object.keys(hashes).length, 0)
  return `## Files

What a page loads by name. The [JSON](accessibility-report.json) has all ${count} files that were built, and \`integrity.json\` of a
release has the same hashes.

${plainTable(['file', 'SHA-384'], rows)}`
}
