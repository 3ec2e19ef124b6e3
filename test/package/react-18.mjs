import Module, { register } from 'node:module'

/** React 18 in React's place, for all that is loaded after this: `NODE_OPTIONS=--import=…/react-18.mjs mocha …`. */
const older = (name) => name.replace(/^(react|react-dom)(?=$|\/)/, '$1-18')

const { _resolveFilename: resolve } = Module
Module._resolveFilename = function (name, ...rest) {
  return resolve.call(this, older(name), ...rest)
}
const hook = `const older = ${older}
export const resolve = (name, context, next) => next(older(name), context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
