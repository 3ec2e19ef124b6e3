import type { IForbiddenRuleType } from 'dependency-cruiser'

/** The kernel's folders, from the lowest. */
const layers = ['core', 'flow', 'screen', 'actions']

/** The package's entries for plugins. */
const publicFace = '^src/((controls/)?index|journeys|page|time)\\.ts$'

/** Which way things depend: each rule with the imports that it forbids. */
export const rules: (IForbiddenRuleType & { readonly name: string; readonly comment: string })[] = [
  {
    name: 'src-stands-alone',
    comment: 'Nothing in src imports a plugin, a theme, an example or a test',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^(plugins|themes|examples|test)/' },
  },
  {
    name: 'kernel-without-surface',
    comment: 'The kernel imports nothing of what is shown or of the host page',
    severity: 'error',
    from: { path: '^src/kernel/' },
    to: { path: '^src/(controls|customer|ui|host|npm)/' },
  },
  ...layers.map((layer, index) => ({
    name: `kernel-${layer}`,
    comment: `The kernel's ${layer} imports no layer above it`,
    severity: 'error' as const,
    from: { path: `^src/kernel/${layer}/` },
    to: { path: `^src/kernel/(${layers.slice(index + 1).join('|') || '$^'}|[^/]+$)` },
  })),
  {
    name: 'controls-without-shell',
    comment: 'The controls know nothing of the shell, which is made of them',
    severity: 'error',
    from: { path: '^src/controls/' },
    to: { path: '^src/(ui|host|npm)/' },
  },
  {
    name: 'below-the-kernel',
    comment: 'The API client, the texts and the dates know nothing of the kernel above them',
    severity: 'error',
    from: { path: '^src/(api|messages|dates)/' },
    to: { path: '^src/(contract|kernel|controls|customer|ui|host|npm|party|times|scenes)/' },
  },
  {
    name: 'contract-without-engine',
    comment: 'The contract is read by itself: it imports nothing of the kernel that keeps it',
    severity: 'error',
    from: { path: '^src/contract/' },
    to: { path: '^src/(kernel|controls|customer|ui|host|npm)/' },
  },
  {
    name: 'plugins-apart',
    comment: 'No plugin imports another',
    severity: 'error',
    from: { path: '^plugins/([^/]+)/' },
    to: { path: '^plugins/', pathNot: '^plugins/$1/' },
  },
  {
    name: 'plugins-by-the-catalogue',
    comment: 'A plugin is imported by its line in the catalogue alone: without both the rest is whole',
    severity: 'error',
    from: {
      path: '^(themes|tools)/',
      pathNot: '^themes/build/(catalogue|further-plugins|companions/[\\w-]+)\\.ts$',
    },
    to: { path: '^plugins/' },
  },
  {
    name: 'plugins-by-the-public-face',
    comment: 'Of this project a plugin imports only the entries for plugins, such as "tavola"',
    severity: 'error',
    from: { path: '^plugins/' },
    to: { path: '^(src|themes|tools|examples|test)/', pathNot: publicFace },
  },
  {
    name: 'kit-without-plugins',
    comment: 'What all tests are made with, and what tests the kernel and the shell, needs no plugin',
    severity: 'error',
    from: { path: '^test/(kit|kernel|ui)/' },
    to: { path: '^plugins/' },
  },
  {
    name: 'examples-by-the-public-face',
    comment: 'Of this project an example plugin imports only the entries for plugins, like everybody else',
    severity: 'error',
    from: { path: '^examples/plugins/([^/]+)/' },
    to: {
      path: '^(src|plugins|themes|examples|test)/',
      pathNot: [publicFace, '^examples/plugins/$1/'],
    },
  },
  {
    name: 'example-build-by-the-public-face',
    comment: 'The example build imports what the npm package has, by its names there',
    severity: 'error',
    from: { path: '^examples/plugins/[^/]+$' },
    to: {
      path: '^(src|plugins|themes|tools|test|webpack\\.config)',
      dependencyTypesNot: ['aliased-tsconfig', 'aliased-tsconfig-paths', 'aliased'],
    },
  },
  {
    name: 'examples-unused',
    comment: 'An example plugin is used by the example build and the tests alone',
    severity: 'error',
    from: { pathNot: '^(examples/plugins/|test/)' },
    to: { path: '^examples/plugins/' },
  },
  {
    name: 'tools-unused',
    comment: 'Nothing that is shipped imports what builds and checks it',
    severity: 'error',
    from: { path: '^(src|plugins|themes)/', pathNot: 'webpack\\.config\\.' },
    to: { path: '^(tools|webpack\\.config)' },
  },
  {
    name: 'create-needs-nothing',
    comment: 'The command create-tavola-plugin writes files, and needs nothing of the widget',
    severity: 'error',
    from: { path: '^tools/create/' },
    to: { path: '^(src|plugins|themes|tools)/', pathNot: '^tools/(create/|command-line\\.ts$)' },
  },
  {
    name: 'check-needs-little',
    comment: 'The command tavola-check needs of the widget only how bodies are read, and days',
    severity: 'error',
    from: { path: '^tools/check/' },
    to: {
      path: '^(src|plugins|themes|tools)/',
      pathNot:
        '^(tools/(check|bodies)/|tools/command-line\\.ts$|src/api/(bodies|body-notes|body-text|definition|long-(json|numbers)|reading|refusal)\\.ts$|src/(constants|person-text)\\.ts$|src/dates/)',
    },
  },
  {
    name: 'diagnostics-when-needed',
    comment: 'What only a developer needs is fetched by import() alone; the adapter is a file of its own',
    severity: 'error',
    from: { path: '^src/', pathNot: '^src/(diagnostics|adapter)/' },
    to: { path: '^src/diagnostics/', dependencyTypesNot: ['dynamic-import', 'type-only', 'type-import'] },
  },
  {
    name: 'resolvable',
    comment: 'Every import leads somewhere, so that the other rules can see where',
    severity: 'error',
    // Beside its import once it is in the package.
    from: { pathNot: '^tools/package/testing\\.cjs$' },
    to: { couldNotResolve: true },
  },
  {
    name: 'no-circle',
    comment: 'No file imports itself by way of others',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-circle-of-types',
    comment: 'Types are in no circle either, but those of a plugin and its parts',
    severity: 'error',
    from: { pathNot: '^(examples/)?plugins/' },
    to: { circular: true },
  },
  {
    name: 'no-circle-of-rooms',
    comment: 'No folder of the host imports itself by way of others',
    severity: 'error',
    scope: 'folder',
    from: { path: '^src/host/' },
    to: { circular: true },
  },
]
