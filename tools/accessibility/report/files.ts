import { format, resolveConfig } from 'prettier'
import { formatted } from '../../docs/formatted'
import { openAcr } from './openacr'
import { page } from './page'
import type { Report } from './report'

export const fileOf = (ending: 'md' | 'json' | 'openacr.yaml') => `docs/accessibility-report.${ending}`

/** The report's three files, as the repository's format has them. */
export const filesOf = async (report: Report): Promise<Readonly<Record<string, string>>> => ({
  [fileOf('md')]: await formatted(page(report)),
  [fileOf('json')]: await format(JSON.stringify(report), {
    ...(await resolveConfig(fileOf('json'))),
    parser: 'json',
  }),
  [fileOf('openacr.yaml')]: await format(openAcr(report), {
    ...(await resolveConfig(fileOf('openacr.yaml'))),
    parser: 'yaml',
  }),
})
