import { expect } from 'chai'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { sourcesIn } from '../kit/sources'
import { rules } from './rules'

/** All imports of the folders, types included, with the rules that they break. */
async function imports(folders: string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      ruleSet: { forbidden: rules },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      // The sample hosts and the templates import the package, as it is installed.
      exclude: { path: '/dist/|^examples/hosts/|^tools/create/templates/|^test/package/host/' },
      enhancedResolveOptions: {
        exportsFields: ['exports'],
        conditionNames: ['types', 'import', 'node'],
        extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
      },
      tsConfig: { fileName: 'tsconfig.json' },
    },
    {},
    { tsConfig: extractTSConfig('tsconfig.json') },
  )
  return output as ICruiseResult
}

/** The host fetches the diagnostics by import(), and they read the host: no file is in a circle. */
const isDiagnostics = ({ name }: { readonly name: string }) => name === 'src/diagnostics'

const broken = ({ summary, modules }: ICruiseResult) => [
  ...summary.violations
    .filter(({ cycle = [] }) => !cycle.some(isDiagnostics))
    .map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ...otherPlugins(modules),
]

/** The folders of the others could be deleted. */
const testsOfOnePlugin = {
  name: 'tests-of-one-plugin',
  comment: 'The tests of a plugin need no other but those that come with it, in any way',
}

/** The other plugins that each plugin's tests reach. dependency-cruiser checks such a rule too, but takes three times as long. */
function otherPlugins(modules: ICruiseResult['modules']): string[] {
  const imported = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
  const idOf = (file: string) => /^plugins\/([^/]+)\//.exec(file)?.[1]
  const companions = [...imported].filter(([file]) => file.startsWith('themes/build/companions/'))
  /** A plugin's companions, or the plugin that it comes with. */
  const companionsOf = (plugin: string) =>
    companions
      .map(([, files]) => files.map(idOf))
      .filter((ids) => ids.includes(plugin))
      .flat()
  /** Step 1, in which each plugin is tested. */
  const together = companionsOf('start')
  return modules.flatMap(({ source }) => {
    const plugin = /^test\/plugins\/([^/]+)\//.exec(source)?.[1]
    if (plugin === undefined) return []
    const reached = new Set([source])
    for (const file of reached) for (const next of imported.get(file) ?? []) reached.add(next)
    return [...reached]
      .filter(
        (file) =>
          file.startsWith('plugins/') && ![plugin, ...together, ...companionsOf(plugin)].includes(idOf(file)),
      )
      .map((file) => `${testsOfOnePlugin.name}: ${source} -> ${file}`)
  })
}

describe('The direction of dependencies', () => {
  let whole: ICruiseResult
  before(async () => {
    whole = await imports(['src', 'plugins', 'themes', 'tools', 'examples', 'test'])
  })

  for (const { name, comment } of [...rules, testsOfOnePlugin])
    it(comment, () => {
      expect(broken(whole).filter((line) => line.startsWith(`${name}:`))).to.deep.equal([])
    })

  it('every rule is about files that exist', () => {
    const paths = rules.flatMap(({ from }) => from.path ?? [])
    const sources = whole.modules.map(({ source }) => source)
    const isOfNone = (path: string) => !sources.some((source) => source.match(path))
    expect(paths.filter(isOfNone)).to.deep.equal([])
  })

  it('"tavola" counts as the public entry', () => {
    const plugin = whole.modules.find(({ source }) => source === 'plugins/booking/index.ts')!
    expect(plugin.dependencies.map(({ resolved }) => resolved)).to.include('src/index.ts')
  })
})

describe("The payment provider's library", () => {
  it('card.no-other-methods: only its client, its hosted fields and its 3-D Secure are used', () => {
    const modules = sourcesIn('src', 'plugins', 'themes').flatMap(({ text }) =>
      [...text.matchAll(/['"]braintree-web(?:\/([\w/-]+))?['"]/g)].map(([, module = 'all of it']) => module),
    )
    expect([...new Set(modules)].sort()).to.deep.equal(['client', 'hosted-fields', 'three-d-secure'])
  })
})
