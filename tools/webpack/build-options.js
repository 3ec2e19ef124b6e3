import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const names = ['catalogue', 'output', 'builds', 'rules']
const kinds = ['react', 'light']

/** The options of `tavolaBuild`, with paths that are whole. Throws where one is wrong, and says what was expected. */
export function readBuildOptions(options) {
  const unknown = Object.keys(Object(options)).find((name) => !names.includes(name))
  if (unknown) throw new Error(`tavolaBuild: there is no option "${unknown}"; there are ${names.join(', ')}.`)
  const { catalogue, output = 'dist', builds = kinds, rules } = Object(options)
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
  return { catalogue: pathOf(catalogue), output: pathOf(output), builds, rules }
}

const isPath = (value) => value instanceof URL || (typeof value === 'string' && value !== '')
const pathOf = (value) => (value instanceof URL ? fileURLToPath(value) : resolve(value))
const wrong = (name, expected, sample) =>
  new Error(`tavolaBuild: "${name}" must be ${expected}, such as ${JSON.stringify(sample)}.`)
