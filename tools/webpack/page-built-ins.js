/**
 * Rewrites what packages and webpack's runtime do with built-ins that some pages have changed:
 *
 * - `call.bind(owner, value)`: MooTools (Joomla 3) replaces `bind` by one that takes a list of values.
 * - `Thing.prototype.toString = …`: throws if the page has frozen `Object.prototype`, and `list.push = …` if it has frozen
 *   `Array.prototype`.
 */
export const withoutPageBuiltIns = {
  apply(compiler) {
    const { ConstDependency } = compiler.webpack.dependencies
    compiler.hooks.compilation.tap('page built-ins', (compilation, { normalModuleFactory }) => {
      for (const type of ['auto', 'dynamic', 'esm'])
        normalModuleFactory.hooks.parser.for(`javascript/${type}`).tap('page built-ins', (parser) =>
          parser.hooks.program.tap('page built-ins', (program) => {
            const { module, source } = parser.state
            for (const [range, text] of changesIn(program, String(source)))
              module.addPresentationalDependency(new ConstDependency(text, range))
          }),
        )
      compilation.hooks.runtimeModule.tap('page built-ins', (module) => {
        if (module.name !== 'jsonp chunk loading') return
        const { generate } = module
        module.generate = () => withOwnPush(generate.call(module))
      })
    })
  },
}

/** Each change of a module's text: where, as webpack's `ConstDependency` has it, and what stands there instead. */
function* changesIn(node, source) {
  if (Array.isArray(node)) for (const one of node) yield* changesIn(one, source)
  if (typeof node?.type !== 'string') return
  if (isBoundCall(node)) yield* bound(node, source)
  if (isInheritedName(node)) yield* defined(node, source)
  for (const part of Object.values(node)) if (typeof part === 'object') yield* changesIn(part, source)
}

const isBoundCall = ({ type, callee, arguments: values }) =>
  type === 'CallExpression' &&
  callee.type === 'MemberExpression' &&
  callee.property.name === 'bind' &&
  !callee.optional &&
  values.length > 1

/** `call.bind(owner, value)` becomes `bind(call, owner, value)`. */
function* bound({ range: [start], callee, arguments: [owner] }, source) {
  yield [start, '((call, ...first) => (...rest) => call.call(...first, ...rest))(']
  yield [untilNext(source, callee.property, owner), ', ']
}

const inherited = Object.getOwnPropertyNames(Object.prototype)

const isInheritedName = ({ type, operator, left }) =>
  type === 'AssignmentExpression' &&
  operator === '=' &&
  left.type === 'MemberExpression' &&
  !left.computed &&
  left.object.property?.name === 'prototype' &&
  inherited.includes(left.property.name)

/** `Thing.prototype.toString = value` becomes `Object.defineProperty(Thing.prototype, 'toString', { value })`. */
function* defined({ left, right, range: [start, end] }, source) {
  yield [start, 'Object.defineProperty(']
  yield [
    untilNext(source, left.property, right),
    `, '${left.property.name}', { configurable: true, writable: true, value: `,
  ]
  yield [end, ' })']
}

/** From the dot before a property's name to the start of a later expression. */
const untilNext = (source, property, next) => [source.lastIndexOf('.', property.range[0]), next.range[0]]

const callback = 'webpackJsonpCallback'
const runtime = [
  [`forEach(${callback}.bind(null, 0));`, `forEach((data) => ${callback}(0, data));`],
  [
    `chunkLoadingGlobal.push = ${callback}.bind(null, chunkLoadingGlobal.push.bind(chunkLoadingGlobal));`,
    `const push = chunkLoadingGlobal.push.bind(chunkLoadingGlobal);
Object.defineProperty(chunkLoadingGlobal, 'push', { configurable: true, writable: true, value: (data) => ${callback}(push, data) });`,
  ],
]

function withOwnPush(code) {
  for (const [theirs, ours] of runtime) {
    if (!code.includes(theirs))
      throw new Error(`tools/webpack/page-built-ins.js: expected webpack's runtime to have "${theirs}".`)
    code = code.replace(theirs, ours)
  }
  return code
}
