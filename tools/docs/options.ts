import type { brandShape } from '../../src/host/brand/brand-schema'
import { linkNames } from '../../src/host/options/link-names'
import { optionDetails } from '../../src/host/options/option-details'
import type { OptionName } from '../../src/host/options/option-table'
import { brand as milano } from '../../themes/milano/brand'
import { table } from './table'

/** What each option is, in the order of the page that lists them: docs/reference/options.md is made of this. */
const optionNotes: Readonly<Record<OptionName, string>> = {
  baseUrl:
    'the address before `/api/…`, by https (http on localhost, or on your page’s own server); the only one that must be given, unless there is an `api`',
  api: 'an [adapter](../back-end/adapter.md): your own functions as the back end, in place of `baseUrl`',
  container: 'the element for the widget; without one it is a popup',
  inline: '`true` with a container, unless you say `false`',
  readOnlyLocation: 'shows the given restaurant instead of the location box',
  venueId: 'the restaurant to start with',
  journey:
    '`"Booking"`, `"KidsPartyEnquiry"`, `"AdultsPartyEnquiry"` or `"Enquiry"`, or one of your plugins; the diner is not asked. A link may name only what the brand offers',
  date: 'prefill: `"2026-12-24"`; a past day is left out',
  time: 'prefill: `"19:30"`, chosen as soon as the restaurant offers it',
  guests: 'prefill: `1` to `14`, or `-1` for a group of 15 or more',
  adults: 'prefill of journeys that ask for both; their sum is the guests elsewhere',
  children: 'the same',
  brand: 'a [brand config](../brand.md), or its name under `Tavola.brands`',
  nonce: "your page's nonce; left out: the script tag's",
  history: "`false`: the popup leaves your page's [history](../popup.md) alone",
  preload:
    'left out: the code comes with intent, of an inline widget also four seconds after your page; `"intent"`: an inline widget waits until somebody comes near, too; `"idle"`: a popup comes four seconds after your page, unless the browser saves data; `"now"`',
  fetch: "in place of the page's `fetch`: a [scene](../scenes.md), or your own way to the back end",
  onNoAvailability: 'called with the restaurant instead of the message that nothing is free',
  transformSpecialRequests:
    'changes the special requests before they are cut to 180 characters and marked with their source',
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const changes = {
  'in place': 'changes as it stands',
  rebuild: 'builds the widget again',
  never: 'never changes',
} as const

/** Every option: what it is, how a tag and a link write it, and what `update` does with it. */
export function optionsSection(): string {
  const rows = (Object.keys(optionNotes) as OptionName[]).map((name) => {
    const { update, codeOnly } = optionDetails[name]
    const linkName = (linkNames as Readonly<Record<string, string>>)[name]
    const tag = codeOnly && name !== 'nonce' ? 'in code alone' : `\`data-${kebab(name)}\``
    const ways = linkName ? `${tag}, in a link \`tavola-${linkName}\`` : tag
    return [`\`${name}\``, optionNotes[name], ways, changes[update]]
  })
  return table(['option', 'what it is', 'on the tag', 'by `update`'], rows)
}

/** What each key of a brand config is: docs/reference/brand.md is made of this. */
export const keyNotes: Readonly<Record<keyof typeof brandShape, string>> = {
  name: "the brand's name, for the console and for what is kept",
  title: "the widget's name, for people and screen readers",
  theme: 'a look by name: `milano`, `notte` or `zaytuna`; see [Looks](../brand.md#looks)',
  scheme:
    "`light`, `dark`, or `auto`, which follows the diner's device as it changes; left out: the look's own",
  tokens: 'what is different in the look: [all tokens](tokens.md)',
  darkTokens: 'what is different besides where it is dark',
  locale:
    'the language of the texts ([Languages](../languages.md)), and how dates, numbers and money are written',
  backEndLanguage:
    'the language of what the back end says, as `en`, where it is another: see [Languages](../languages.md#what-the-back-end-says)',
  timeZone: 'whose today it is, and whose 48 hours',
  country:
    'whose telephone numbers are taken: `GB`, another country\'s code, a list (`["IE", "GB"]`), or `any` with the country\'s code typed',
  currency:
    'of all prices and fees, a code such as `EUR`; a plugin’s own `currency` goes before it; left out: EUR for parties, GBP for the fee: see [Numbers](numbers.md)',
  plugins:
    'what is on, and in which order: [all plugins](plugins.md); with an unknown name the default list counts',
  options: 'how each plugin is set, by its name',
  journeys: 'the journeys with a button, in their order',
  groupJourney: 'the journey for groups of 15 or more and for times that can only be enquired about',
  sessionHeader: 'the header with the random id of a browser session',
  idempotencyHeader:
    'the header with a key for each intention to book, as `Idempotency-Key`: see [When an answer is lost](../back-end/lost-answers.md)',
  links: '`terms` and `privacy`: the addresses of your terms and your privacy policy',
  messages: 'rewordings by `plugin.key`: [all texts](messages.md)',
}

const written = (value: unknown) => {
  const json = JSON.stringify(value) as string | undefined
  if (json === undefined) return 'left out'
  return json.length > 60 ? `[its own](../../themes/milano/brand.ts)` : `\`${json}\``
}

/** Every key of a brand config, with what the default brand has. */
export function brandSection(): string {
  const defaults: Readonly<Record<string, unknown>> = { ...milano }
  const rows = Object.entries(keyNotes).map(([key, note]) => [`\`${key}\``, note, written(defaults[key])])
  return table(['key', 'what it is', 'in `milano`'], rows)
}
