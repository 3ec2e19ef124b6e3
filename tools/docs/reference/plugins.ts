import { readdirSync, readFileSync } from 'node:fs'
import { register } from 'node:module'
import type { AnyPlugin } from '../../../src/contract/plugin'
import { readAbouts } from '../../plugins/about'
import { loadPlugins } from '../../plugins/built'
import { companionsOf } from '../../../src/host/brand/with-companions'
import { aboutPlaces } from './places'
import { table } from '../../write-pages'
import { shown } from './tables'

// Plugins import the shell, and the shell its style sheets.
register('../../../test/kit/mocha/css-hook.mjs', import.meta.url)

const plugins = await loadPlugins()
const abouts = await readAbouts()

const calls =
  /\b(searchVenues|searchNearby|getVenue|getSessions|searchAvailability|searchMenus|getClientToken|createBooking|createEnquiry)\b/g

const factNames =
  /\b(venue|date|time|adults|children|groupSize|sessions|availability|confirmed|customer|detailsConfirmed)\b(?=:|,| \})/g

/** What the sources of a plugin name: the calls that it makes, and the facts that it sets. */
function namesIn(id: string) {
  const folder = `plugins/${id}`
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/about/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8').replace(/\/\*[^]*?\*\/|\/\/ .*/g, ''))
    .join('\n')
  const facts = [...sources.matchAll(/(?:ctx\.|[^.\w])set\(([^]*?\))\n/g)].flatMap(([, inside]) =>
    [...inside!.matchAll(factNames)].map(([name]) => name),
  )
  return { calls: [...sources.matchAll(calls)].map(([name]) => name), facts }
}

/** Every plugin with what a diner sees of it, and what it owns. */
export const pluginsSection = () =>
  table(
    ['plugin', 'what a diner sees', 'what it owns'],
    plugins.map(({ id, steps = [], shares = [], payload = {} }: AnyPlugin) => {
      const { calls, facts } = namesIn(id)
      const owned = {
        steps: steps.map((step) => step.id),
        calls,
        'sets facts': facts,
        'shares options': shares.map(String),
        sends: Object.keys(payload),
      }
      const lines = Object.entries(owned).flatMap(([what, names]) =>
        names.length > 0 ? `${what}: ${[...new Set(names)].map((name) => `\`${name}\``).join(', ')}` : [],
      )
      return [`[${id}](#${id})`, abouts[id]!.description, lines.join('<br>')]
    }),
  )

/** Every plugin in the catalogue's order, with the options of its about.ts and their defaults. */
export const pluginOptionsSection = () =>
  plugins
    .map(({ id, options = {} }) => {
      const { description, options: notes = {} } = abouts[id]!
      const owner = plugins.find((plugin) => companionsOf(plugin).some((one) => one.id === id))
      const defaults: Readonly<Record<string, unknown>> = { ...options }
      const rows = Object.entries(notes).map(([name, note]) => [
        `\`${name}\``,
        note,
        shown(defaults[name], 80, 'see its type'),
      ])
      const where =
        owner && rows.length > 0
          ? ` Its options may be set under \`options${/-/.test(owner.id) ? `["${owner.id}"]` : `.${owner.id}`}\` too.`
          : ''
      const set = rows.length > 0 ? table(['option', 'description', 'default'], rows) : ''
      return `## ${id}\n\n${sentence(description)}${where}\n\n${set}`
    })
    .join('\n\n')

/** Starts with a capital, except for names such as hCaptcha. */
const sentence = (text: string) => `${text.replace(/^[a-z](?![A-Z])/, (letter) => letter.toUpperCase())}.`

/** Where plugins may insert: the shell's places, and those that plugins declare. */
export function placesSection(): string {
  const shell = Object.entries(aboutPlaces).map(([name, [steps, about, replaces = '']]) => [
    `\`${name}\``,
    about,
    steps,
    replaces,
  ])
  const own = plugins.flatMap(({ id, places = {} }) =>
    Object.entries(places).map(([name, where]) => [`\`${name}\``, `${where}, of \`${id}\``, '', '']),
  )
  return table(['place', 'where it is', 'steps', 'replaces'], [...shell, ...own])
}
