import tseslint from 'typescript-eslint'
import reactHooks from 'eslint-plugin-react-hooks'

export default tseslint.config(
  { ignores: ['**/dist', 'lib', 'node_modules', '.cache', '.data', 'docs/.site'] },
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
    files: ['src/**', 'plugins/**'],
    ignores: ['src/scenes/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='Array'][callee.property.name='from'][arguments.length>1]",
          message:
            "Map afterwards: Prototype.js on a host's page has an Array.from without a second argument.",
        },
      ],
    },
  },
  // A describe is as long as it has tests.
  { files: ['test/**'], rules: { 'max-lines-per-function': 'off' } },
  // A language is one file, and as long as it has texts.
  { files: ['themes/languages/*.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['test/**', 'tools/**', 'examples/**'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-unused-expressions': 'off' },
  },
)
