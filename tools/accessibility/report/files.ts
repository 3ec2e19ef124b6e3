import { formatted } from '../../formatted'
import { openAcr } from './openacr'
import { page } from './page'
import type { Report } from './report'

export const fileOf = (ending: 'md' | 'json' | 'openacr.yaml') => `docs/accessibility-report.${ending}`

/** The report's three files, as the repository's format has them. */
export const filesOf = async (report: Report): Promise<Readonly<Record<string, string>>> => ({
  [fileOf('md')]: await formatted(page(report)),
  [fileOf('json')]: await formatted(JSON.stringify(report), fileOf('json')),
  [fileOf('openacr.yaml')]: await formatted(openAcr(report), fileOf('openacr.yaml')),
})
