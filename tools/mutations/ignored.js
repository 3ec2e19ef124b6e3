/** Code whose change no test should notice. rooms.ts leaves out whole files. */
const reasons = [
  {
    reason: 'Styles are seen in a browser, not in jsdom.',
    isOne: ({ node }) => node.type === 'JSXAttribute' && /^(className|style)$/.test(node.name.name),
  },
  {
    reason: 'A brand may reword the texts of the catalogue.',
    isOne: ({ node }) => node.type === 'VariableDeclarator' && /messages$/i.test(node.id.name ?? ''),
  },
  {
    reason: 'Only the console shows the messages of errors.',
    isOne: ({ node }) => node.type === 'NewExpression' && /Error$/.test(node.callee.name ?? ''),
  },
]

const value = { shouldIgnore: (path) => reasons.find(({ isOne }) => isOne(path))?.reason }
export const strykerPlugins = [{ kind: 'Ignore', name: 'without-meaning', value }]
