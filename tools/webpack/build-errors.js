import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Checks of a chain's own build. Each error says what the chain has to change. */

const names = ['catalogue', 'output', 'builds', 'rules', 'sourceMaps']
const kinds = ['react', 'light']

/** The options of `tavolaBuild`, with absolute paths. Throws if one is invalid. */
export function readBuildOptions(options) {
  const unknown = Object.keys(Object(options)).find((name) => !names.includes(name))
  if (unknown) throw new Error(`tavolaBuild: there is no option "${unknown}"; there are ${names.join(', ')}.`)
  const { catalogue, output = 'dist', builds = kinds, rules, sourceMaps = false } = Object(options)
  if (!isPath(catalogue)) throw wrong('catalogue', 'the path of a module', './catalogue.ts')
  if (!existsSync(pathOf(catalogue)))
    throw new Error(`tavolaBuild: there is no file ${pathOf(catalogue)} ("catalogue").`)
  if (!isPath(output)) throw wrong('output', 'the path of a folder', 'dist')
  if (!Array.isArray(builds) || builds.length === 0 || !builds.every((name) => kinds.includes(name)))
    throw wrong('builds', 'a list of "light" and "react"', ['light'])
  if (rules !== undefined && !Array.isArray(rules))
    throw wrong('rules', 'a list of rules, as in webpack’s "module.rules"', [
      { test: '/\\.tsx?$/', loader: 'ts-loader' },
    ])
  if (typeof sourceMaps !== 'boolean') throw wrong('sourceMaps', 'true or false', true)
  return { catalogue: pathOf(catalogue), output: pathOf(output), builds, rules, sourceMaps }
}

const isPath = (value) => value instanceof URL || (typeof value === 'string' && value !== '')
const pathOf = (value) => (value instanceof URL ? fileURLToPath(value) : resolve(value))
const wrong = (name, expected, sample) =>
  new Error(`tavolaBuild: "${name}" must be ${expected}, such as ${JSON.stringify(sample)}.`)

/** Throws if a catalogue is invalid. A message in the page would come too late. */
export function checkCatalogue(catalogue) {
  const problem = problemOf(catalogue)
  if (problem) throw new Error(`The catalogue ${problem}`)
  return catalogue
}

function problemOf(catalogue) {
  if (!isRecord(catalogue)) return 'has no default export: expected `export default defineCatalogue({ … })`.'
  const { plugins, themes, fallback } = catalogue
  if (!Array.isArray(plugins)) return '"plugins" must be a list of plugins.'
  const wrong = plugins.findIndex((plugin) => typeof plugin?.id !== 'string')
  if (wrong >= 0) return `has "plugins[${wrong}]" wrong: expected a plugin.`
  if (!isRecord(themes)) return '"themes" must be an object with a line for each look, by its name.'
  const theme = Object.keys(themes).find((name) => typeof themes[name] !== 'function')
  if (theme) return `has "themes.${theme}" wrong: expected () => import('…').`
  if (Object.hasOwn(themes, fallback)) return undefined
  return `has "fallback" wrong: expected the name of one of its themes (${Object.keys(themes).join(', ')}).`
}

/** Throws if a plugin of the default brand requires a service that no other plugin of it provides. */
export function checkServices({ plugins, fallback }, brand) {
  const listed = plugins.filter(({ id }) => brand.plugins.includes(id))
  for (const { id, requires = [] } of listed) {
    const missing = requires.find((name) => !listed.some(({ provides = {} }) => name in provides))
    if (missing)
      throw new Error(
        `The catalogue has "${id}", which requires the service "${missing}". Add a plugin that provides it to "plugins", and to the brand of the theme "${fallback}".`,
      )
  }
}

/**
 * Throws if one of the further plugins is invalid, as the module that `further` loads has them. One whose file does not load
 * is left out, and nothing may be sent without an essential one, or without what one requires.
 */
export async function checkFurther(module = { default: {} }, plugins = []) {
  const problem = await furtherProblemOf(module.default, plugins)
  if (problem) throw new Error(`The catalogue has "further${problem}`)
  return module.default
}

async function furtherProblemOf(further, plugins) {
  const required = plugins.flatMap(({ essential, requires = [] }) => (essential ? requires : []))
  if (!isRecord(further))
    return `" wrong: expected () => import('…') of a module whose default export lists plugins.`
  for (const [id, load] of Object.entries(further)) {
    const plugin = typeof load === 'function' ? (await load())?.default : undefined
    if (plugin?.id !== id) return `.${id}" wrong: expected () => import('…') of the plugin "${id}".`
    if (plugin.essential)
      return `.${id}" wrong: expected a plugin that is not essential. Put an essential one into "plugins".`
    const service = required.find((name) => name in (plugin.provides ?? {}))
    if (service)
      return `.${id}" wrong: an essential plugin requires its service "${service}". Put it into "plugins".`
  }
  return undefined
}

const isRecord = (value) => typeof value === 'object' && value !== null

/** Loads a package that only some builds need, so that not every host installs it. `why` begins the error if it is missing. */
export async function neededPackage(name, why, load) {
  try {
    return await load()
  } catch (error) {
    if (error?.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Error(`${why}: npm install --save-dev ${name}`, { cause: error })
  }
}

/** Packages that only some builds need, and what needs them. */
const needs = {
  preact: 'The light build runs on Preact',
  react: 'The React build runs on React',
  'react-dom': 'The React build runs on React',
  'braintree-web': 'The plugin "braintree" uses Braintree’s library',
}

/** Replaces webpack's error on each import of a missing package by one that says how to install it. */
export const nameMissingPackages = {
  apply(compiler) {
    const { WebpackError } = compiler.webpack
    const isLight = compiler.options.name === 'light'
    compiler.hooks.afterCompile.tap('missing packages', (compilation) => {
      const missing = new Set()
      compilation.errors = compilation.errors.filter(({ message }) => {
        const name = missingIn(message)
        // The light build imports Preact as React.
        if (name) missing.add(isLight && name.startsWith('react') ? 'preact' : name)
        return name === undefined
      })
      for (const name of missing)
        compilation.errors.push(
          new WebpackError(`${needs[name]}, which is not installed: npm install --save-dev ${name}`),
        )
    })
  },
}

function missingIn(message) {
  const request = /Can't resolve '([^']+)'/.exec(message)?.[1] ?? ''
  return Object.keys(needs).find((name) => request === name || request.startsWith(`${name}/`))
}
