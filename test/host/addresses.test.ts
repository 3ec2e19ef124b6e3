import '../kit/dom'
import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { parse } from 'yaml'
import { brandShape } from '../../src/diagnostics/brand-schema'
import { readBrand } from '../../src/diagnostics/brand'
import { checkPluginOptions } from '../../src/diagnostics/plugin-options'
import { optionNames, isValidOption } from '../../src/host/options/table'
import { pictureOf } from '../../plugins/menus/menu/card'
import { brand as milano } from '../../themes/milano/brand'
import { brandSources, loadPlugins } from '../kit/all-plugins'
import { hostileAddresses } from '../kit/fixtures'
import { recordErrors } from '../kit/logged'

/**
 * All text fields of brands, options and answers that are not addresses, by their path in the schema. Every other text field
 * must refuse hostile addresses.
 */
const noAddresses = [
  // Brand configs. Tokens are values of CSS (test/diagnostics/tokens.test.ts).
  /^brand\.(name|title|theme|scheme|locale|backEndLanguage|timeZone|country|currency|plugins|journeys|groupJourney)$/,
  /^brand\.(sessionHeader|idempotencyHeader|tokens|darkTokens|messages)$/,
  // Each plugin's own, below.
  /^brand\.options$/,
  /^options\.(location\.all|card-guarantee\.currency|\w+-party\.currency|photograph\.alt)$/,
  /^options\.(hcaptcha\.siteKey|first-free\.time|analytics\.(dataLayer|prefix))$/,
  /^options\.(start\.journey|day-at-a-glance\.(lunch|dinner))$/,
  // Of the page.
  /^page\.(venueId|date|time|guests|adults|children|journey|brand|nonce|preload|container)$/,
  // Not ignored: a wrong one shows no widget (test/host/widget/mount.test.ts).
  /^page\.testMode$/,
  // Back ends. Addresses of restaurants are lines of text.
  /^answer\.(Venue|Session|Menu)\.(id|title|name|address|postCode|telephone|distanceInMilesString|closedMessage|description)$/,
  /^answer\.BookingConfiguration\./,
  /^answer\.Booked\.bookingReference$/,
]

type Leaves = Map<string, (value: string) => unknown>

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text fields of a brand, each with what its check leaves of a value. */
const brandLeaves = (): Leaves =>
  new Map(
    Object.keys(brandShape).flatMap((key): [string, (value: string) => unknown][] =>
      key === 'links'
        ? ['terms', 'privacy'].map((link) => [
            `brand.links.${link}`,
            (value) =>
              readBrand({ title: 'Roma', links: { [link]: value } }, milano, brandSources).links[
                link as 'terms' | 'privacy'
              ],
          ])
        : [[`brand.${key}`, (value) => value]],
    ),
  )

async function pluginLeaves(): Promise<Leaves> {
  const leaves: Leaves = new Map()
  for (const plugin of await loadPlugins()) {
    const { id, options = {}, choices = {} } = plugin
    for (const [name, value] of Object.entries(options)) {
      if (typeof value !== 'string' || name in choices) continue
      leaves.set(`options.${id}.${name}`, (given) => {
        const brand = readBrand({ plugins: [id], options: { [id]: { [name]: given } } }, milano, brandSources)
        checkPluginOptions([plugin], brand)
        return brand.options[id]?.[name]
      })
    }
  }
  return leaves
}

const pageLeaves = (): Leaves =>
  new Map(
    optionNames
      .filter((name) =>
        ['https://a.example', 'idle', '2026-11-28', '19:30'].some((one) => isValidOption(name, one)),
      )
      .map((name) => [`page.${name}`, (value) => isValidOption(name, value) || undefined]),
  )

/** The texts of what a back end answers, by the published description of it. */
function answerLeaves(): Leaves {
  const { components } = parse(readFileSync('examples/server/openapi.yaml', 'utf8')) as {
    components: { schemas: Record<string, unknown> }
  }
  const leaves: Leaves = new Map()
  const walk = (path: string, schema: unknown): void => {
    if (!isRecord(schema)) return
    const { type, properties, items, additionalProperties, anyOf } = schema
    for (const one of Array.isArray(anyOf) ? anyOf : []) walk(path, one)
    if ([type].flat().includes('string')) leaves.set(path, checkOf[path] ?? ((value) => value))
    for (const [name, one] of Object.entries(isRecord(properties) ? properties : {}))
      walk(`${path}.${name}`, one)
    walk(path, items)
    if (isRecord(additionalProperties)) walk(`${path}.*`, additionalProperties)
  }
  for (const name of ['Venue', 'Session', 'Slot', 'Menu', 'BookingConfiguration', 'Booked'])
    walk(`answer.${name}`, components.schemas[name])
  return leaves
}

const checkOf: Readonly<Record<string, (value: string) => unknown>> = {
  'answer.Menu.images.thumbnail': (thumbnail) =>
    pictureOf({ id: 1, title: '', description: '', images: { thumbnail } } as never) ?? undefined,
}

describe('Addresses in the schemas', () => {
  const error = recordErrors()

  it('are all known, and a hostile value counts as not given in each of them', async () => {
    const leaves = new Map([...brandLeaves(), ...(await pluginLeaves()), ...pageLeaves(), ...answerLeaves()])
    const addresses = [...leaves].filter(([path]) => !noAddresses.some((one) => one.test(path)))
    expect(addresses.map(([path]) => path)).to.have.members([
      'brand.links.terms',
      'brand.links.privacy',
      'options.ticket.maps',
      'options.photograph.src',
      'options.hcaptcha.script',
      'page.baseUrl',
      'answer.Menu.images.thumbnail',
    ])
    for (const [path, read] of addresses)
      for (const address of hostileAddresses)
        expect(read(address), `${path}: ${JSON.stringify(address)}`).to.equal(undefined)
  })

  it('are in no plugin’s response fields except the photograph’s', async () => {
    const reading = (await loadPlugins()).filter(({ reads }) => reads).map(({ id }) => id)
    expect(reading).to.deep.equal(['photograph'])
  })

  it('are kept if they are valid', async () => {
    const read = (await pluginLeaves()).get('options.ticket.maps')!
    const maps = 'https://maps.example/to/{address}'
    expect(read(maps)).to.equal(maps)
    expect(brandLeaves().get('brand.links.terms')!('/terms')).to.equal('/terms')
    expect(error.args).to.deep.equal([])
  })

  it('are reported in the console with what was expected', async () => {
    const leaves = await pluginLeaves()
    leaves.get('options.ticket.maps')!('javascript:alert(1)')
    leaves.get('options.hcaptcha.script')!('https://other.example/api.js')
    expect(error.args.map(([line]) => String(line))).to.deep.equal([
      '[Tavola] T041 brand.options.ticket: invalid "maps". Expected a web address (https://…, or http://localhost) or a path of your own server (/terms). Received "javascript:alert(1)".',
      '[Tavola] T041 brand.options.hcaptcha: invalid "script". Expected the address of a script at https://hcaptcha.com, or at one of its subdomains. Received "https://other.example/api.js".',
    ])
  })
})
