import Module, { register } from 'node:module'
import { lightAliases } from '../../tools/light/aliases.js'

/** Preact in React's place, as the light build has it: `NODE_OPTIONS=--import=./test/kit/light.mjs mocha …`. */

/** As webpack's `resolve.alias`: the whole name, or what stands before a slash in it. */
const light = (name, aliases) => {
  const alias = Object.keys(aliases).find((alias) => name === alias || name.startsWith(`${alias}/`))
  return alias && aliases[alias] + name.slice(alias.length)
}

const hook = `const light = ${light}
const aliases = ${JSON.stringify(lightAliases)}
export const resolve = (name, context, next) => next(light(name, aliases) ?? name, context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)

// What is required gets the modules that are imported: tsx would make second ones, of which no hook knows the other's.
const names = [...Object.keys(lightAliases), 'react-dom/test-utils']
const modules = new Map(await Promise.all(names.map(async (name) => [name, await import(light(name, lightAliases))])))
const { _load: load } = Module
Module._load = function (name, ...rest) {
  return modules.get(name) ?? load.call(this, name, ...rest)
}
