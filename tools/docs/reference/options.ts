import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { brandShape } from '../../../src/diagnostics/brand-schema'
import { isCodeOnly } from '../../../src/diagnostics/options'
import { linkNames } from '../../../src/host/options/read-option'
import { optionNames, optionTable } from '../../../src/host/options/table'
import { brand as milano } from '../../../themes/milano/brand'
import { table } from '../../write-pages'

/** A note on each option: its comment in the source. */
function optionNotes(): ReadonlyMap<string, string> {
  const file = 'src/host/options/table.ts'
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true)
  const members = source.statements.flatMap((one) =>
    ts.isInterfaceDeclaration(one) && one.name.text === 'InitOptions' ? [...one.members] : [],
  )
  return new Map(
    members.map((member) => {
      const comment = ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(member)[0]?.comment)
      return [member.name!.getText(source), comment ?? '']
    }),
  )
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every option, with its names on a tag and in a link, and the effect of `update`. */
export function optionsSection(): string {
  const notes = optionNotes()
  const rows = optionNames.map((name) => {
    const linkName = (linkNames as Readonly<Record<string, string>>)[name]
    const tag = isCodeOnly(name) && name !== 'nonce' ? 'in code only' : `\`data-${kebab(name)}\``
    const ways = linkName ? `${tag}, in a link \`tavola-${linkName}\`` : tag
    const { update } = optionTable[name]
    const effect = update === 'never' ? 'can’t change' : update ? 'rebuilds the widget' : 'changes in place'
    return [`\`${name}\``, notes.get(name)!, ways, effect]
  })
  return table(['option', 'description', 'on the tag', 'with `update`'], rows)
}

/** A note on each key of a brand config, for docs/reference/brand.md. */
export const keyNotes: Readonly<Record<keyof typeof brandShape, string>> = {
  name: "the brand's name, for the console and the storage",
  title: "the widget's title, which screen readers announce too",
  theme: 'a look by name: `milano`, `notte` or `zaytuna`; see [Looks](../brand.md#looks)',
  scheme: "`light`, `dark`, or `auto`, which follows the diner's device; by default the look's own",
  tokens: 'changes to the look: [all tokens](tokens.md)',
  darkTokens: 'further changes in the dark scheme',
  locale:
    'the language of the texts ([Languages](../languages.md)), and the format of dates, numbers and money',
  backEndLanguage:
    'the language of the back end’s texts, such as `en`, if it differs: see [Languages](../languages.md#back-end-texts)',
  timeZone: 'the restaurants’ time zone, for today and for the 48 hours’ notice',
  country:
    'the accepted telephone numbers: `GB`, another country\'s code, a list (`["IE", "GB"]`), or `any`, with the country code typed',
  currency:
    'the currency of all prices and fees, such as `EUR`; a plugin’s own `currency` wins; by default EUR for parties and GBP for the fee: see [Numbers](numbers.md)',
  plugins:
    'the plugins, in their order: [all plugins](plugins.md); with an unknown name, the default list is used',
  options: 'the options of each plugin, by its name',
  journeys: 'the journeys with a button, in their order',
  groupJourney: 'the journey for groups of 15 or more, and for times that only take enquiries',
  sessionHeader: 'the header with the random id of a browser session',
  idempotencyHeader:
    'the header with a key for each request to book, such as `Idempotency-Key`: see [Lost responses](../back-end/lost-answers.md)',
  links: '`terms` and `privacy`: the addresses of your terms and your privacy policy',
  messages: 'your own texts, by `plugin.key`: [all texts](messages.md)',
}

const written = (value: unknown) => {
  const json = JSON.stringify(value) as string | undefined
  if (json === undefined) return 'none'
  return json.length > 60 ? `[its own](../../themes/milano/brand.ts)` : `\`${json}\``
}

/** Every key of a brand config, with the default brand's value. */
export function brandSection(): string {
  const defaults: Readonly<Record<string, unknown>> = { ...milano }
  const rows = Object.entries(keyNotes).map(([key, note]) => [`\`${key}\``, note, written(defaults[key])])
  return table(['key', 'description', 'in `milano`'], rows)
}
