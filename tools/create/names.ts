import { UsageError } from '../command-line'

/** One name as ids, variables, journeys and texts write it. The templates have it as `my-plugin` and so on. */
const forms: readonly (readonly [template: string, form: (words: readonly string[]) => string])[] = [
  ['my-plugin', (words) => words.join('-')],
  ['myPlugin', ([first = '', ...others]) => first + others.map(capital).join('')],
  ['MyPlugin', (words) => words.map(capital).join('')],
  ['My plugin', (words) => capital(words.join(' '))],
  ['my plugin', (words) => words.join(' ')],
]

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A template's text with the name in it. */
export const withName = (text: string, name: string): string =>
  forms.reduce((before, [template, form]) => before.replaceAll(template, form(name.split('-'))), text)

/** Words of the language, variables of the templates, packages of the project, and fields of what is sent. */
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

/** @param taken the ids of Tavola's own plugins */
export function checkName(name: string, taken: readonly string[]): void {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) {
    const words = name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()
    const near = words.replace(/[^a-z\d]+/g, '-').replace(/^[-\d]+|-+$/g, '')
    const meant = near ? ` Did you mean "${near}"?` : ''
    throw new UsageError(
      `"${name}" is no name: expected small letters, digits and hyphens, such as afternoon-tea.${meant}`,
    )
  }
  if (taken.includes(name))
    throw new UsageError(`Tavola has a plugin "${name}" already: choose another name, such as our-${name}.`)
  if (reserved.has(name))
    throw new UsageError(
      `"${name}" has a meaning of its own in the code: choose another name, such as our-${name}.`,
    )
}
