import { relative } from 'node:path'
import { brandFilesIn } from './loaders/brand-files.mjs'

/** Plugins of the default brand that others can do without. In the npm package each has files of its own. */
export const optionalPlugins = ['enquiry', 'adults-party', 'kids-party', 'cross-sell', 'menus']

/**
 * Which bytes come when: the files of a build, and what each holds. The sources say nothing about it: each `import()` of a module is
 * named here, by the module's path, and the first line that fits counts. What a module imports is in its file. A module that
 * several files need is in the first of them that is in `order`. So `plugins/menus/menu` is in `detours`, `plugins/menus/fetch-menus`
 * in `rest`, and the declaration, which the first file imports, in `first`. A new file that comes after them is in `isLate` too.
 */
const table = [
  // In the npm package they are files already.
  [(path) => /^files\/(.+)$/.exec(path)?.[1]],

  // Third parties' code with what calls it, on use.
  ['telephone', 'src/customer/telephone-library'],
  ['braintree', 'plugins/braintree/library'],
  ['three-d-secure', 'plugins/braintree/three-d-secure'],
  // With the frame around it.
  ['hcaptcha', 'plugins/(human-verification|hcaptcha)/.+'],

  // At once: the kernel, the declarations and step 1.
  [
    'first',
    'plugins/start/choice.*|plugins/location/box.*|plugins/(date|guests|time)/field.*|themes/milano/index|src/host/widget/create-widget',
  ],
  // Right after the first paint: the list of restaurants, and the client of the back end.
  ['detours', 'src/api/plain-client'],
  ['search', 'plugins/location/list.*|src/host/widget/client|src/api/.*client|src/ui/kept-focus'],
  // What leads off a booking's straight way: terms, a full or closed day, a time zone, mistakes and refusals; and when such a
  // journey is chosen, a menu is, or the chosen time is not free.
  [
    'detours',
    'plugins/[^/]+/terms.*|plugins/terms/dialog.*|plugins/start/missing|plugins/time/missing-times.*|plugins/guests/split|plugins/location/suggestions.*',
  ],
  [
    'detours',
    'src/kernel/(screen/clock-.+|.+/refused-fields|actions/request)|src/controls/(zone-name|form/error-list)',
  ],
  ['rest', 'plugins/menus/fetch-menus|plugins/cross-sell/refusal'],
  ['detours', `plugins/(${optionalPlugins.join('|')})/.+`],
  // Once a restaurant is chosen: what a booking needs from then on.
  [
    'rest',
    'plugins/(start|location|date|guests|time|booking|terms)/.+|src/(kernel|ui|controls|api)/(?!popup/).+',
  ],
  // When the back end asks for a card.
  ['card-guarantee', 'plugins/(card-guarantee|braintree)/.+'],

  // A page's own: its popup, its brand and other changes of its options, its element, and what a developer reads.
  ['popup', 'src/ui/popup/.+|src/host/widget/(open-widget|new-tab)'],
  [
    'brand',
    'src/diagnostics/brand|src/host/(brand/own-brand|widget/update-widget)|themes/(build/further-plugins|languages/packs)',
  ],
  ['brand', 'themes/(milano|zaytuna)/dark|themes/notte/light'],
  ['page', 'src/host/(options/element|widget/written-step)'],
  [
    'diagnostics',
    'src/diagnostics/.+|themes/(build/doctor|languages/english)|src/scenes/index|src/host/widget/test-mode',
  ],
  // A language is split as the code is.
  [
    (path) =>
      /^themes\/languages\/(.+)\.json\?(.+)$/
        .exec(path)
        ?.slice(1)
        .join('-')
        .replace(/-first$/, '')
        .replace(/^/, 'language-'),
  ],
  [(path) => /^themes\/languages\/([\w-]+)$/.exec(path)?.[1].replace(/^/, 'language-')],
  [(path) => /^themes\/([\w-]+)\/index$/.exec(path)?.[1]],
  // One file a look's typeface, and one or two a plugin: its declaration with what step 1 shows, and its later parts.
  [(path) => /^plugins\/faces\/(?!index)(\w+)$/.exec(path)?.[1].replace(/^/, 'faces-')],
  [(path) => /^plugins\/([\w-]+)\/index$/.exec(path)?.[1]],
  [(path) => /^plugins\/([\w-]+)\/.+$/.exec(path)?.[1].replace(/$/, '-later')],
]

/** Files that always come in this order: what one of them has is in no later one. */
export const order = ['first', 'search', 'rest', 'detours']

/** A chain's own parts, all in one file. */
const own = 'own'

/** The file of a module that is imported by `import()`: its path from the project, without its extension. */
export function fileOf(path) {
  for (const [name, pattern] of table) {
    const file = typeof name === 'function' ? name(path) : new RegExp(`^(${pattern})$`).test(path) && name
    if (file) return file
  }
  return own
}

/**
 * Names each `import()`'s chunk: by its key in the catalogue, or else by the table. `root`: the folder that paths are from.
 */
export const nameFiles = (root) => ({
  apply(compiler) {
    compiler.hooks.compilation.tap('files', (compilation) =>
      compilation.hooks.finishModules.tap('files', (modules) => {
        const { named } = brandFilesIn(compilation)
        for (const module of modules)
          for (const block of module.blocks) {
            const resource = compilation.moduleGraph.getModule(block.dependencies[0])?.resource
            if (resource) block.chunkName ||= chunkOf(pathOf(resource, root), named.get(resource))
          }
      }),
    )
  },
})

/**
 * webpack moves the modules of these into a file that is not an import's own. Each import has a chunk, so that it waits only for
 * files that it needs: the client not for the list's library.
 */
const chunkOf = (path, file = fileOf(path)) => (order.includes(file) ? `${partsOf(file)}${path}` : file)

const partsOf = (file) => `${file} parts: `

const pathOf = (resource, root) =>
  relative(root, resource)
    .replaceAll('\\', '/')
    .replace(/\.\w+$/, '')

/** Files whose import never comes before those of `order`, and which leave to them what they share. */
const isLate = (name) => / parts: |^(hcaptcha|card-guarantee|own)$|-later$/.test(name)

const isIn =
  (file) =>
  (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunks(module)].some(({ name }) => name?.startsWith(partsOf(file)))

/** webpack's groups: a module that several files need is in the first of them. */
export const cacheGroups = Object.fromEntries(
  order.map((file, index) => [
    file,
    {
      name: file,
      test: isIn(file),
      // The first file is there before all others.
      chunks: index === 0 ? 'all' : ({ name }) => isLate(name),
      enforce: true,
      priority: order.length - index,
    },
  ]),
)
