import 'tsx'
import './register.mjs'
import './rejections.mjs'
import Module, { register } from 'node:module'
import { lightAliases } from '../../../tools/light/aliases.js'

/** For a mocha process: Preact in React's place, as the light build has it. `mocha --import=./test/kit/mocha/light.mjs …`. */
const aliases = { ...lightAliases, 'react-dom/test-utils': new URL('light-act.js', import.meta.url).href }
const hook = `const aliases = ${JSON.stringify(aliases)}
export const resolve = (name, context, next) => next(aliases[name] ?? name, context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)

// `require` returns the imported module: tsx would load a second copy that its hooks don't know.
const modules = new Map()
for (const name of Object.keys(aliases)) modules.set(name, await import(name))
const { _load: load } = Module
Module._load = function (name, ...rest) {
  return modules.get(name) ?? load.call(this, name, ...rest)
}
