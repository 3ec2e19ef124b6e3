import { readFileSync } from 'node:fs'
import { mayLack, neededPath, type Program } from './programs'

const inDebian = (title: string, path: string, variable: string): Program => ({
  title,
  names: [],
  places: [`/usr/share/javascript/${path}`],
  variable,
  debian: `libjs-${path.split('/')[0]}`,
})

/** Libraries of host pages that npm doesn't have as pages load them. */
export const libraryPrograms: readonly Program[] = [
  inDebian('Prototype.js', 'prototype/prototype.js', 'PROTOTYPE_JS_PATH'),
  inDebian('MooTools Core', 'mootools/mootools-core-nc.js', 'MOOTOOLS_CORE_PATH'),
  inDebian('MooTools More', 'mootools/mootools-more-nc.js', 'MOOTOOLS_MORE_PATH'),
]

const read = (path: string) => readFileSync(path, 'utf8')
const fromNpm = (path: string) => read(`node_modules/${path}`)

function fromDebian(): Record<string, string> {
  if (mayLack(libraryPrograms)) return {}
  const [prototype, mooTools, mooToolsMore] = libraryPrograms.map(neededPath).map(read)
  return {
    'Prototype.js': prototype!,
    'MooTools Core': mooTools!,
    'MooTools More': `${mooTools}\n${mooToolsMore}`,
  }
}

/** In the order of its own index. */
const dateJs =
  'i18n core core-prototypes sugarpak format_parser parsing_operators parsing_translator parsing_grammar parser extras time_period time_span'.split(
    ' ',
  )

/** The scripts of libraries that replace built-ins as soon as they load, and of pages that freeze them. */
export const pageLibraries = (): Readonly<Record<string, string>> => ({
  ...fromDebian(),
  'date.js': dateJs.map((file) => fromNpm(`datejs/src/core/${file}.js`)).join('\n'),
  // As zone.js 0.8, RSVP and es6-promise have it: without newer methods, and for arrays alone.
  'a Promise of 2015': `delete Promise.allSettled; delete Promise.any; { const { all } = Promise
    Promise.all = (list) => (Array.isArray(list) ? all.call(Promise, list) : Promise.reject(new TypeError('No array'))) }`,
  'zone.js': fromNpm('zone.js/bundles/zone.umd.min.js'),
  'core-js 2': fromNpm('core-js/client/shim.min.js'),
  'a frozen Object.prototype': 'Object.freeze(Object.prototype)',
  'a frozen Array.prototype': 'Object.freeze(Array.prototype)',
  'a fetch that takes addresses alone':
    '{ const { fetch } = window; window.fetch = (url, init) => fetch(url.trim(), init) }',
})
