import { resolve } from 'node:path'
import { includeIgnoreFile } from 'eslint/config'
import tseslint from 'typescript-eslint'
import reactHooks from 'eslint-plugin-react-hooks'

const plainMap = {
  selector: "CallExpression[callee.object.name='Array'][callee.property.name='from'][arguments.length>1]",
  message: "Map afterwards: Prototype.js on a host's page has an Array.from without a second argument.",
}

/** What a diner's browser runs: an element of the page may have the name of a property of `document`. */
const unclobbered = [
  {
    selector:
      "MemberExpression[object.name='document'], MemberExpression[object.property.name=/^(document|ownerDocument)$/], MemberExpression[object.expression.property.name='ownerDocument'], VariableDeclarator[init.name='document']",
    message: 'Use safeDocument (src/dom-clobbering.ts): an element of the page may have this name.',
  },
]

const addressAttributes = '/^(href|src|srcset|srcSet|action|formAction|poster|data|xlinkHref)$/'

/** An address that is computed may come from a brand, a back end or a link. */
const checkedAddresses = [
  {
    selector: `JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=${addressAttributes}][value.type='JSXExpressionContainer']`,
    message: 'Use WebLink, or check the address by webAddress or callAddress and say so here.',
  },
  {
    selector: [
      `AssignmentExpression[left.property.name=${addressAttributes}]`,
      `CallExpression[callee.property.name='setAttribute'][arguments.0.value=${addressAttributes}]`,
      "CallExpression[callee.object.name='location']",
      "CallExpression[callee.object.property.name='location']",
      "AssignmentExpression[left.property.name='location']",
      "CallExpression[callee.object.name='window'][callee.property.name='open']",
    ].join(', '),
    message: 'Check the address (src/address.ts) and say so here.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(srcDoc|dangerouslySetInnerHTML)$/]',
    message: 'No markup from strings.',
  },
]

/** Others write these values too: each reader is listed with its check in docs/security.md, "Untrusted reads". */
const untrusted = [
  'location',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'cookieStore',
  'BroadcastChannel',
]
const untrustedMessage =
  'Add the reader to docs/security.md, "Untrusted reads", with its check, and name the file here.'
const readers = [
  'src/{address,foreign-frame}.ts',
  'src/api/{session,transport}.ts',
  'src/diagnostics/doctor/{back-end,options,page,policy}.ts',
  'src/host/loader/{create-handle,loader,prefetch}.ts',
  'src/host/options/{read-option,sources}.ts',
  'src/host/widget/test-mode.tsx',
  'src/kernel/actions/submission/intentions.ts',
  'src/ui/popup/history.ts',
  'plugins/keep/{choice/stored-choices,diner/stored-diner}.ts',
  'plugins/location/suggestions/recent-restaurants.ts',
  'plugins/ticket/words.ts',
  'themes/build/examine-widgets.ts',
]

/** The focus belongs to the diner, who may be elsewhere on the page by now. */
const guardedFocus = {
  selector: "CallExpression[callee.type='MemberExpression'][callee.property.name='focus']",
  message:
    'Use moveFocus (src/controls/focus.ts, or tavola/controls): the diner may be elsewhere on the page by now.',
}

/** What a test would read of its machine: src/testing/clock.ts has a test's own clock, zone and language. */
const ofTheMachine = [
  {
    selector: [
      "MemberExpression[object.name='Date'][property.name='now']",
      "MemberExpression[object.name='Date'][property.value='now']",
      "MemberExpression[object.property.name='Date'][property.name='now']",
      "VariableDeclarator[id.type='ObjectPattern'][init.name='Date']",
      "NewExpression[callee.name='Date'][arguments.length=0]",
      "NewExpression[callee.property.name='Date'][arguments.length=0]",
      "CallExpression[callee.name='Date']",
    ].join(', '),
    message: "Name the instant, or pass `now` in: a test doesn't read the machine's clock.",
  },
  {
    selector:
      "MemberExpression[object.property.name='env'][property.name='TZ'], MemberExpression[object.property.name='env'][property.value='TZ'], VariableDeclarator[init.property.name='env'] Property[key.name='TZ']",
    message: "Use setDevice (src/testing/clock.ts), or renderWidget's `device`.",
  },
  {
    selector: [
      ':matches(NewExpression, CallExpression)[callee.object.name="Intl"]:matches([arguments.length=0], [arguments.0.type="Identifier"][arguments.0.name="undefined"], [arguments.0.type="ArrayExpression"][arguments.0.elements.length=0])',
      ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"]:not(:has(Property[key.name="timeZone"]))',
      'CallExpression[callee.property.name=/^toLocale/]:matches([arguments.length=0], [arguments.0.type="Identifier"][arguments.0.name="undefined"], [arguments.0.type="ArrayExpression"][arguments.0.elements.length=0])',
      'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]:not(:has(Property[key.name="timeZone"]))',
      "CallExpression[callee.property.name='localeCompare'][arguments.length=1]",
    ].join(', '),
    message: "Name the locale, and of dates the zone: a test doesn't read the machine's.",
  },
]

export default tseslint.config(
  includeIgnoreFile(resolve('.gitignore')),
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      // Names that a module declares are written as an interface that extends a record.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      eqeqeq: ['error', 'smart'],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', plainMap] },
  },
  {
    files: ['src/**', 'plugins/**', 'themes/**'],
    ignores: ['src/scenes/**', 'src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', plainMap, guardedFocus, ...unclobbered, ...checkedAddresses] },
  },
  {
    files: ['src/**', 'plugins/**', 'themes/**'],
    ignores: ['src/{adapter,scenes,testing}/**', ...readers],
    rules: {
      'no-restricted-globals': ['error', ...untrusted.map((name) => ({ name, message: untrustedMessage }))],
      'no-restricted-properties': [
        'error',
        ...untrusted.map((property) => ({ object: 'window', property, message: untrustedMessage })),
      ],
    },
  },
  {
    files: ['src/{contract,controls,customer,dates,kernel,locale,party,times}/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  // A describe is as long as it has tests.
  { files: ['test/**'], rules: { 'max-lines-per-function': 'off' } },
  // A language is one file, and as long as it has texts.
  { files: ['themes/languages/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['test/**', 'tools/**', 'examples/**'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-unused-expressions': 'off' },
  },
  {
    files: ['test/**', 'examples/**'],
    // These start outside of tests and pass `now` on, or read the clock of a page, which the browser tests fake.
    ignores: ['examples/adapter/page.ts', 'examples/server/{main,privacy}.ts', 'examples/sandbox/*.js'],
    linterOptions: { noInlineConfig: true },
    rules: { 'no-restricted-syntax': ['error', ...ofTheMachine] },
  },
  // Its tests change bodies as they like.
  {
    files: ['test/check/{mutations,valid-server}.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
)
