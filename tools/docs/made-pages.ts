import { readFile } from 'node:fs/promises'

/** A page or a file of the site that is in no folder of the repository: `npm run docs` makes it. */
interface Made {
  readonly title: string
  readonly text: () => Promise<string>
}

/** Pages for which the source is the better thing to read in the repository, by the file that they would be. */
export const madePages: Readonly<Record<string, Made>> = {
  'docs/reference/messages.md': {
    title: 'Texts',
    text: async () => (await import('./messages')).messagesPage(),
  },
  'docs/reference/types.md': { title: 'Types', text: async () => (await import('./types')).typesPage() },
  'docs/specification.md': {
    title: 'Which test holds which rule',
    text: async () => (await import('./rules')).rulesPage(),
  },
}

const report = async () => {
  const { readReport } = await import('../accessibility/report/read-page')
  return readReport(await readFile('docs/accessibility-report.md', 'utf8'))
}

/** The accessibility report as data, from its page. */
export const madeFiles: Readonly<Record<string, () => Promise<string>>> = {
  'docs/accessibility-report.json': async () => `${JSON.stringify(await report(), null, 2)}\n`,
  'docs/accessibility-report.openacr.yaml': async () =>
    (await import('../accessibility/report/openacr')).openAcr(await report()),
}
