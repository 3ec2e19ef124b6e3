import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { UsageError } from '../command-line'
import { templatesFolder, type Manifest } from './tavola-package'

/** Names of new plugins and brands: which are valid, and how the templates write them. */

/** How the templates write the name, and how each form is made from its words. */
const forms: readonly (readonly [template: string, form: (words: readonly string[]) => string])[] = [
  ['my-plugin', (words) => words.join('-')],
  ['myPlugin', ([first = '', ...others]) => first + others.map(capital).join('')],
  ['MyPlugin', (words) => words.map(capital).join('')],
  ['My plugin', (words) => capital(words.join(' '))],
  ['my plugin', (words) => words.join(' ')],
]

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Puts the name into a template's text. */
export const withName = (text: string, name: string): string =>
  forms.reduce((before, [template, form]) => before.replaceAll(template, form(name.split('-'))), text)

/** How the name is written where a template declares it. */
const declared: readonly (readonly [where: RegExp, form: string])[] = [[/import myPlugin\b/, 'myPlugin']]

const fieldsOfPayload =
  'venueId date time guests children menuId firstName lastName email telephoneNumber optIn optInAsked specialRequests ' +
  'termsAndConditions paymentNonce captchaToken ocassionType'

/** The first parts of the ids of Tavola's own messages. */
const groupsOfMessages = ['details', 'widget']

/** Why a name can't be used, or undefined. */
function conflictOf(name: string): string | undefined {
  const word = withName('myPlugin', name)
  const { packages, usedWith } = templateWords()
  if (packages.includes(name)) return 'the project installs a package with this name'
  if (isKeyword(word)) return `${word} is a word of the language`
  if (word in {}) return `every object of JavaScript has ${word}`
  if (fieldsOfPayload.split(' ').includes(word)) return `${word} is a field of every booking or enquiry`
  if (groupsOfMessages.includes(name)) return "Tavola's own messages have it"
  const used = declared
    .map(([, form]) => withName(form, name))
    .find((one, index) => usedWith[index]!.has(one))
  return used === undefined ? undefined : `the created code uses ${used} for something else`
}

/** Compiles, but never runs, a function in which all keywords are reserved. */
function isKeyword(word: string): boolean {
  try {
    new Script(`'use strict'; async function* one() { let ${word} }`)
    return word === 'undefined'
  } catch {
    return true
  }
}

/** The packages of the templates, and what is declared in each file that declares a form of the name. */
function templateWords() {
  const texts = (type: RegExp) =>
    readdirSync(templatesFolder, { recursive: true, encoding: 'utf8' })
      .filter((path) => type.test(path))
      .map((path) => readFileSync(join(templatesFolder, path), 'utf8'))
  const manifests = texts(/package\.json$/).map((text) => JSON.parse(text) as Manifest)
  const code = texts(/\.tsx?$/)
  const wordsIn = (text: string) => text.match(declarations)?.join(' ').match(/\w+/g) ?? []
  return {
    packages: manifests.flatMap((one) => Object.keys({ ...one.dependencies, ...one.devDependencies })),
    usedWith: declared.map(([where]) => new Set(code.filter((text) => where.test(text)).flatMap(wordsIn))),
  }
}

const declarations = /^import [^;]*? from|\b(const|function|interface|type) \w+/gm

/** In characters. File systems and npm allow about 200, with more in front and behind. */
const LONGEST_NAME = 60

/** Throws {@link UsageError} for an invalid name. */
export function checkName(name: string, taken: readonly string[]): void {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
    const words = name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()
    const valid = words.replace(/[^a-z\d]+/g, '-').replace(/^[-\d]+|-+$/g, '')
    const suggestion = valid ? ` Did you mean "${valid}"?` : ''
    throw new UsageError(
      `Invalid name "${name}". Use lowercase letters, digits and hyphens, as in afternoon-tea.${suggestion}`,
    )
  }
  if (name.length > LONGEST_NAME)
    throw new UsageError(`The name has ${name.length} characters. Choose one of at most ${LONGEST_NAME}.`)
  if (taken.includes(name))
    throw new UsageError(`Tavola already has a plugin "${name}". Choose another name, such as our-${name}.`)
  const conflict = conflictOf(name)
  if (conflict !== undefined)
    throw new UsageError(`"${name}" is a reserved name: ${conflict}. Choose another, such as our-${name}.`)
}
