import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Code whose change no test should notice. rooms.ts leaves out whole files. */
export const reasons = [
  {
    what: 'Attributes `className` and `style`',
    reason: 'styles are seen in the pictures of the browser tests, not in jsdom.',
    isOne: ({ node }) => node.type === 'JSXAttribute' && /^(className|style)$/.test(node.name.name),
  },
  {
    what: 'Constants named `messages` or `…Messages`',
    reason: 'they are texts of the catalogue, which a brand may reword.',
    isOne: ({ node }) => node.type === 'VariableDeclarator' && /messages$/i.test(node.id.name ?? ''),
  },
  {
    what: 'Arguments of `new Error` and of other errors',
    reason: 'only the console shows them, to developers.',
    isOne: ({ node }) => node.type === 'NewExpression' && /Error$/.test(node.callee.name ?? ''),
  },
]

const value = { shouldIgnore: (path) => reasons.find(({ isOne }) => isOne(path))?.reason }
export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'without-meaning', value)]
