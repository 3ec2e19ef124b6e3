import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { sourcesIn } from '../kit/sources'
import { rules } from './rules'

/** All imports of the folders in `root`, types included, with the rules that they break. */
async function imports(folders: string[], root: string, tsConfig?: string): Promise<ICruiseResult> {
  const { output } = await cruise(
    folders,
    {
      baseDir: root,
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
      ...(tsConfig && { tsConfig: { fileName: tsConfig } }),
    },
    {},
    tsConfig ? { tsConfig: extractTSConfig(tsConfig) } : {},
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

const testsOfOnePlugin = {
  name: 'tests-of-one-plugin',
  comment:
    'The tests of a plugin need no other but those that come with it, by whatever way: their folders could be deleted',
}

/** The other plugins that each plugin's tests reach. dependency-cruiser checks such a rule too, but takes three times as long. */
function otherPlugins(modules: ICruiseResult['modules']): string[] {
  const imported = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
  const idOf = (file: string) => /^plugins\/([^/]+)\//.exec(file)?.[1]
  /** A plugin and those that its index brings. */
  const families = [...imported]
    .filter(([source]) => /^plugins\/[^/]+\/index\.ts$/.test(source))
    .map(([source, files]) => [idOf(source), ...files.map(idOf)])
  return modules.flatMap(({ source }) => {
    const plugin = /^test\/plugins\/([^/]+)\//.exec(source)?.[1]
    if (plugin === undefined) return []
    const together = families.filter((ids) => ids.includes(plugin)).flat()
    const reached = new Set([source])
    for (const file of reached) for (const next of imported.get(file) ?? []) reached.add(next)
    return [...reached]
      .filter((file) => file.startsWith('plugins/') && !together.includes(idOf(file)))
      .map((file) => `${testsOfOnePlugin.name}: ${source} -> ${file}`)
  })
}

/** For each rule a tree that breaks it, and nothing else. */
const bad: Record<string, Record<string, string>> = {
  'src-stands-alone: src/ui/step.ts -> plugins/booking/index.ts': {
    'src/ui/step.ts': `import '../../plugins/booking'`,
    'plugins/booking/index.ts': '',
  },
  'kernel-without-surface: src/kernel/steps/steps.ts -> src/ui/stage.ts': {
    'src/kernel/steps/steps.ts': `import type { Stage } from '../../ui/stage'`,
    'src/ui/stage.ts': 'export type Stage = string',
  },
  'controls-without-shell: src/controls/parts/place.tsx -> src/ui/widget.tsx': {
    'src/controls/parts/place.tsx': `import '../../ui/widget'`,
    'src/ui/widget.tsx': '',
  },
  'below-the-kernel: src/api/client.ts -> src/kernel/registry/guard.ts': {
    'src/api/client.ts': `import type { Guard } from '../kernel/registry/guard'`,
    'src/kernel/registry/guard.ts': 'export type Guard = string',
  },
  'contract-without-engine: src/contract/plugin.ts -> src/kernel/registry/guard.ts': {
    'src/contract/plugin.ts': `import type { Guard } from '../kernel/registry/guard'\nimport './events'`,
    'src/contract/events.ts': '',
    'src/kernel/registry/guard.ts': 'export type Guard = string',
  },
  'diagnostics-when-needed: src/host/widget/mount.ts -> src/diagnostics/brand.ts': {
    'src/host/widget/mount.ts': `import '../../diagnostics/brand'\nimport type { Code } from '../../diagnostics/codes'`,
    'src/host/widget/prepare.ts': `const load = () => import('../../diagnostics/brand')`,
    'src/diagnostics/brand.ts': '',
    'src/diagnostics/codes.ts': 'export type Code = string',
  },
  'plugins-apart: plugins/menus/index.ts -> plugins/booking/model.ts': {
    'plugins/menus/index.ts': `import '../booking/model'\nimport '../tea'\nimport './model'`,
    'plugins/menus/model.ts': '',
    'plugins/booking/model.ts': '',
    'plugins/tea/index.ts': '',
  },
  'plugins-brought-by-the-index: plugins/menus/card.ts -> plugins/booking/index.ts': {
    'plugins/menus/card.ts': `import '../booking'`,
    'plugins/booking/index.ts': '',
  },
  'plugins-by-the-catalogue: themes/milano/look.ts -> plugins/menus/model.ts': {
    'themes/milano/look.ts': `import type { Menu } from '../../plugins/menus/model'`,
    'themes/catalogue.ts': `const load = () => import('../plugins/menus')`,
    'plugins/menus/index.ts': '',
    'plugins/menus/model.ts': 'export type Menu = string',
  },
  'plugins-by-the-public-face: plugins/menus/index.ts -> src/kernel/state/facts.ts': {
    'plugins/menus/index.ts': `import '../../src'\nconst load = () => import('../../src/kernel/state/facts')`,
    'src/index.ts': '',
    'src/kernel/state/facts.ts': '',
  },
  'kit-without-plugins: test/kit/stand-ins.tsx -> plugins/menus/index.ts': {
    'test/kit/stand-ins.tsx': `import '../../plugins/menus'`,
    'plugins/menus/index.ts': '',
  },
  'tests-of-one-plugin: test/plugins/menus/offer.test.ts -> plugins/booking/index.ts': {
    'test/plugins/menus/offer.test.ts': `import '../../../plugins/menus'\nimport '../../helper'`,
    'test/helper.ts': `const load = () => import('../plugins/booking')`,
    'plugins/menus/index.ts': '',
    'plugins/booking/index.ts': '',
  },
  'examples-by-the-public-face: examples/plugins/tea/index.ts -> examples/plugins/diet/index.ts': {
    'examples/plugins/tea/index.ts': `import '../../../src/index'\nimport './fields'\nimport '../diet'`,
    'examples/plugins/tea/fields.ts': '',
    'examples/plugins/diet/index.ts': '',
    'examples/plugins/catalogue.ts': `import './tea'`,
    'src/index.ts': '',
  },
  'example-build-by-the-public-face: examples/plugins/catalogue.ts -> src/host.ts': {
    'examples/plugins/catalogue.ts': `import '../../src/host'`,
    'src/host.ts': '',
  },
  'examples-unused: themes/script-tag.ts -> examples/plugins/tea/index.ts': {
    'themes/script-tag.ts': `const load = () => import('../examples/plugins/tea')`,
    'examples/plugins/tea/index.ts': '',
  },
  'tools-unused: themes/widget.ts -> tools/docs/parts.ts': {
    'themes/widget.ts': `import '../tools/docs/parts'`,
    'tools/docs/parts.ts': '',
  },
  'create-needs-nothing: tools/create/names.ts -> src/constants.ts': {
    'tools/create/names.ts': `import '../../src/constants'`,
    'src/constants.ts': '',
  },
  'check-needs-little: tools/check/client.ts -> src/api/client.ts': {
    'tools/check/client.ts': `import '../../src/api/client'\nimport '../../src/api/bodies'`,
    'src/api/client.ts': '',
    'src/api/bodies.ts': '',
  },
  'resolvable: plugins/menus/index.ts -> ./gone': {
    'plugins/menus/index.ts': `import './gone'`,
  },
  'no-circle: examples/plugins/one.ts -> examples/plugins/two.ts': {
    'examples/plugins/one.ts': `import { two } from './two'\nexport const one = two`,
    'examples/plugins/two.ts': `import { one } from './one'\nexport const two = () => one`,
  },
  'no-circle-of-types: src/one.ts -> src/two.ts': {
    'src/one.ts': `import type { Two } from './two'\nexport type One = Two`,
    'src/two.ts': `import { type One } from './one'\nexport type Two = One | 2`,
  },
  'no-circle-of-rooms: src/host/look -> src/host/options': {
    'src/host/look/one.ts': `import type { Two } from '../options/two'\nexport type One = Two`,
    'src/host/options/two.ts': '',
    'src/host/options/three.ts': `import type { One } from '../look/one'\nexport type Three = One`,
  },
}

describe('The direction of dependencies', () => {
  let whole: ICruiseResult
  let root: string
  before(async () => {
    whole = await imports(
      ['src', 'plugins', 'themes', 'tools', 'examples', 'test'],
      process.cwd(),
      'tsconfig.json',
    )
  })
  beforeEach(() => (root = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')))))
  afterEach(() => rmSync(root, { recursive: true }))

  async function brokenIn(files: Record<string, string>) {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return broken(await imports([...new Set(Object.keys(files).map((path) => path.split('/')[0]!))], root))
  }

  for (const { name, comment } of [...rules, testsOfOnePlugin]) {
    it(`${comment}`, () => {
      expect(broken(whole).filter((line) => line.startsWith(`${name}:`))).to.deep.equal([])
    })

    it(`"${name}" can fail`, async () => {
      const [line, files] = Object.entries(bad).find(([line]) => line.startsWith(`${name}:`))!
      const lines = await brokenIn(files)
      expect(lines).to.include(line)
      expect(lines.filter((other) => !other.startsWith(`${name}:`))).to.deep.equal([])
    })
  }

  it('two files of an example plugin may need types of each other', async () => {
    const files = {
      'examples/plugins/one.ts': `import type { Two } from './two'\nexport type One = Two`,
      'examples/plugins/two.ts': `import { type One } from './one'\nexport type Two = One | 2`,
    }
    expect(await brokenIn(files)).to.deep.equal([])
  })

  it('"tavola" counts as the public entry', () => {
    const plugin = whole.modules.find(({ source }) => source === 'plugins/booking/index.ts')!
    expect(plugin.dependencies.map(({ resolved }) => resolved)).to.include('src/index.ts')
  })
})

/** The modules of the payment provider's library that a text of code imports. */
const modulesIn = (code: string) =>
  [...code.matchAll(/['"]braintree-web(?:\/([\w/-]+))?['"]/g)].map(([, module = 'all of it']) => module)

describe("The payment provider's library", () => {
  it('card.no-other-methods: its client, its hosted fields and its 3-D Secure are used, and no other payment method', () => {
    const modules = sourcesIn('src', 'plugins', 'themes').flatMap(({ text }) => modulesIn(text))
    expect([...new Set(modules)].sort()).to.deep.equal(['client', 'hosted-fields', 'three-d-secure'])
  })

  it('another one would be found', () => {
    const code = `import { client } from 'braintree-web'\nawait import("braintree-web/paypal-checkout")`
    expect(modulesIn(code)).to.deep.equal(['all of it', 'paypal-checkout'])
  })
})
