import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Which way things depend (architecture): each rule with the imports that it forbids. */
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
    to: { path: '^src/(ui|host)/' },
  },
  {
    name: 'plugins-apart',
    comment: 'No plugin imports another',
    severity: 'error',
    from: { path: '^plugins/([^/]+)/' },
    to: { path: '^plugins/', pathNot: '^plugins/$1/' },
  },
  {
    name: 'plugins-by-the-public-face',
    comment: 'Of this project a plugin imports only "tavola"',
    severity: 'error',
    from: { path: '^plugins/' },
    to: { path: '^(src|themes|tools|examples|test)/', pathNot: '^src/index\\.ts$' },
  },
  {
    name: 'kit-without-plugins',
    comment: 'What all tests are made with, and what tests the kernel and the shell, needs no plugin',
    severity: 'error',
    from: { path: '^test/(kit|kernel|ui)/' },
    to: { path: '^plugins/' },
  },
  {
    name: 'tests-of-one-plugin',
    comment: 'The tests of a plugin need no other, by whatever way: its folder could be deleted',
    severity: 'error',
    from: { path: '^test/plugins/([^/]+)/' },
    to: { path: '^plugins/', pathNot: '^plugins/$1/', reachable: true },
  },
  {
    name: 'examples-by-the-public-face',
    comment: 'Of this project an example plugin imports only "tavola", like everybody else',
    severity: 'error',
    from: { path: '^examples/plugins/([^/]+)/' },
    to: { path: '^(src|plugins|themes|examples|test)/', pathNot: '^(src/index\\.ts$|examples/plugins/$1/)' },
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
    name: 'resolvable',
    comment: 'Every import leads somewhere, so that the other rules can see where',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'no-circle',
    comment: 'No file imports itself by way of others; types may',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-circle-of-types',
    comment: 'In src types are in no circle either',
    severity: 'error',
    from: { path: '^src/' },
    to: { circular: true },
  },
]
