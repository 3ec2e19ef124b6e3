import type { Kind } from './kinds'
import { withName } from './names'
import type { Manifest } from './own-package'
import type { Files } from './template-files'

export interface Made {
  readonly kind: Kind
  readonly name: string
  readonly folder: string
  readonly files: Files
}

/** What a new project's maker reads. */
export function nextSteps({ kind, name, folder, files }: Made): string {
  return `${made({ kind, name, folder, files })}
Next:
  cd ${folder}
  npm install
  npm test           its tests, which pass
  npm start          a page with it, which loads again when you change something
  npm run build      the files for the script tag; npm run preview shows them
README.md says what is what.
`
}

/** In a project with Tavola: which lines are still to be written there, and by whom. */
export function stepsInProject({ manifest, ...one }: Made & { readonly manifest: Manifest }): string {
  const { kind, name, folder } = one
  const installed = { ...manifest.dependencies, ...manifest.devDependencies }
  const missing = ['vitest', 'jsdom', '@testing-library/dom', '@testing-library/user-event'].filter(
    (needed) => !(needed in installed),
  )
  const lines = {
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
  }[kind]
  const catalogue =
    kind === 'brand'
      ? ''
      : `
In the catalogue of a script-tag build, if you have one:
  'my-plugin': { first: true, load: () => import('…/my-plugin') },
`
  const test =
    missing.length > 0
      ? `
Its test is for Vitest:
  npm install --save-dev ${missing.join(' ')}
`
      : ''
  return `${made(one)}
${withName(lines, name)}
${withName(catalogue, name)}${test}
Run its test:
  npx vitest run ${folder}
`
}

const made = ({ kind, name, folder, files }: Made) =>
  `Made the ${kind} "${name}" in ${folder}:\n${Object.keys(files)
    .map((path) => `  ${path}\n`)
    .join('')}`
