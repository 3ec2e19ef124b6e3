import { UsageError } from '../command-line'

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

/** Keywords, variables of the templates, packages of the project, and fields of the payload. */
const reserved = new Set(
  (
    'break case catch class const continue debugger default delete do else enum export extends false finally for function ' +
    'if implements import in instanceof interface let new null package private protected public return static super ' +
    'switch this throw true try typeof var void while with yield await async ' +
    'brand catalogue create diner expect init it messages milano options plugin plugins scene scenes state ' +
    'jsdom preact react tavola typescript vite vitest webpack ' +
    'date time guests children email details widget constructor'
  ).split(' '),
)

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
  if (taken.includes(name))
    throw new UsageError(`Tavola already has a plugin "${name}". Choose another name, such as our-${name}.`)
  if (reserved.has(name))
    throw new UsageError(`"${name}" is a reserved name. Choose another, such as our-${name}.`)
}
