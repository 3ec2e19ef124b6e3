import { withName } from './names'
import type { Kind } from './options'
import { readManifest, type Manifest } from './tavola-package'

/** What the command prints when it is done. */

export interface Created {
  readonly kind: Kind
  readonly name: string
  readonly folder: string
  /** Their paths in the folder. */
  readonly files: readonly string[]
}

export const nextSteps = (created: Created): string => `${listOfFiles(created)}
Next:
  cd ${created.folder}
  npm install
  npm test           run its tests, which pass
  npm start          try it on a page, which reloads when you save a file
  npm run build      build the files for the script tag; npm run preview shows them
README.md describes the files.
`

/** For a project that already has Tavola: the lines to add by hand. `project`: its folder, which may be far above. */
export function nextStepsInProject(created: Created, project: string): string {
  const { kind, name, folder } = created
  const { dependencies, devDependencies }: Manifest = readManifest(project)
  const installed = { ...dependencies, ...devDependencies }
  const missing = ['vitest', 'jsdom', '@testing-library/dom', '@testing-library/user-event'].filter(
    (needed) => !(needed in installed),
  )
  const install = `
The test needs Vitest:
  npm install --save-dev ${missing.join(' ')}
`
  return `${listOfFiles(created)}
They are a part of the project in ${project}, whose package.json lists "tavola".
For a project of its own, choose a folder outside: --into <folder>.

${withName(linesToAdd[kind], name)}
${kind === 'brand' ? '' : withName(catalogueLines, name)}${missing.length > 0 ? install : ''}
Run its test:
  npx vitest run --environment jsdom --testTimeout 30000 ${folder}
`
}

const linesToAdd: Readonly<Record<Kind, string>> = {
  journey: `In your brand:
  import myPlugin from '…/my-plugin'
  plugins: [start, booking, enquiry, …, myPlugin],
  journeys: ['Booking', …, 'MyPlugin'],`,
  feature: `In your brand:
  import myPlugin from '…/my-plugin'
  plugins: [start, booking, …, myPlugin],`,
  brand: `Where you call init:
  import { brand } from '…/my-plugin/brand'
  init({ …, brand })`,
}

const catalogueLines = `
In the catalogue of your own script-tag build, if you have one:
  'my-plugin': { first: true, load: () => import('…/my-plugin') },
`

const listOfFiles = ({ kind, name, folder, files }: Created) =>
  `Created the ${kind} "${name}" in ${folder}:\n${files.map((path) => `  ${path}\n`).join('')}`
