import { readFileSync } from 'node:fs'
import ts from 'typescript'
import type { brandShape } from '../../../src/diagnostics/brand-schema'
import { isCodeOnly } from '../../../src/diagnostics/options'
import { linkNames } from '../../../src/host/options/read-option'
import { optionNames, optionTable } from '../../../src/host/options/table'
import { brand as milano } from '../../../themes/milano/brand'
import { table } from '../../write-pages'

/** The first sentences of each option are its comment in the source. */
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

/** Every option: what it is, how a tag and a link write it, and what `update` does with it. */
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
