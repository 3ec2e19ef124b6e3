import type MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'
import anchors from 'markdown-it-anchor'
import { knownLanguage } from './highlight'
import { relative, targetOf } from './links'
import { pages, slug } from './pages'

/** Eleventy's data for each page. */
interface Page {
  readonly page?: { readonly inputPath: string }
  /** The source file, if it is outside docs. */
  readonly origin?: string
}

/** Headings with anchors, links that work on the site, and tables that a phone can show. */
export function setUpMarkdown(md: InstanceType<typeof MarkdownIt>): void {
  md.set({ html: true, linkify: false, typographer: false })
  md.use(anchors, {
    slugify: slug,
    level: [2, 3, 4],
    permalink: anchors.permalink.headerLink({ safariReaderFix: true, class: 'anchor' }),
  })
  md.core.ruler.push('site-links', (state) => {
    const { tokens, env } = state as { tokens: Token[]; env: Page }
    const from = env.origin ?? env.page?.inputPath.replace(/^\.\//, '')
    if (from !== undefined) for (const token of withChildren(tokens)) pointOn(token, from)
  })
  md.core.ruler.push('site-checklists', ({ tokens }) => setUpChecklists(tokens))
  md.core.ruler.push('site-tables', ({ tokens }) => setUpTables(tokens))
  md.core.ruler.push('site-code', ({ tokens }) => {
    for (const token of tokens) if (token.type === 'fence') setUpCode(token)
  })
  const fence = md.renderer.rules.fence!
  md.renderer.rules.fence = (tokens, index, ...given) =>
    `${tokens[index]!.meta?.caption ?? ''}${fence(tokens, index, ...given)}`
  md.renderer.rules.table_open = (tokens, index, options, _env, self) =>
    `<div class="table"${columnsFrom(tokens, index) > most ? scrolls : ''}>${self.renderToken(tokens, index, options)}`
  md.renderer.rules.table_close = () => '</table></div>'
}

/** Makes a list item with `[ ]` a checklist item. */
function setUpChecklists(tokens: readonly Token[]): void {
  for (const [index, { type, children }] of tokens.entries()) {
    const [first] = children ?? []
    const item = tokens[index - 2]
    if (type !== 'inline' || item?.type !== 'list_item_open' || !first?.content.startsWith('[ ] ')) continue
    first.content = first.content.slice(4)
    item.attrSet('class', 'to-do')
  }
}

/** Shows the file name of a sample. */
function setUpCode(token: Token): void {
  const [, file] = /\bfile=([\w./-]+)/.exec(token.info) ?? []
  if (file) token.meta = { caption: `<p class="file">${file}</p>\n` }
  token.info = knownLanguage(token.info)
}

const withChildren = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => [token, ...withChildren(token.children ?? [])])

function pointOn(token: Token, from: string): void {
  const name = token.type === 'link_open' ? 'href' : token.type === 'image' ? 'src' : undefined
  const link = name && String(token.attrGet(name) ?? '')
  if (!name || !link || link.startsWith('#')) return
  const target = targetOf(link, from)
  if (target.kind === 'outside' || target.kind === 'missing') return
  const here = pages.get(from)?.address ?? `source/${from}.html`
  token.attrSet(name, relative(target.address, here) + target.hash)
  if (name === 'src') token.attrSet('loading', 'lazy')
}

/** A table with more columns scrolls. */
const most = 5

/** Makes a table scroll by keyboard. */
const scrolls = ' tabindex="0" role="group" aria-label="A wide table"'

/** On a phone each row of a small table is a card with the column names (site.css). The roles keep it a table. */
function setUpTables(tokens: readonly Token[]): void {
  let heads: string[] = []
  let column = 0
  tokens.forEach((token, index) => {
    alignByClass(token)
    if (token.type === 'table_open') {
      heads = []
      token.attrSet('role', 'table')
    }
    if (token.type === 'tr_open') column = 0
    if (['thead_open', 'tbody_open'].includes(token.type)) token.attrSet('role', 'rowgroup')
    if (token.type === 'tr_open') token.attrSet('role', 'row')
    if (token.type === 'th_open') {
      heads.push(tokens[index + 1]!.content)
      token.attrSet('role', 'columnheader')
      token.attrSet('scope', 'col')
    }
    if (token.type === 'td_open') {
      token.attrSet('role', 'cell')
      token.attrSet('data-column', heads[column++]!.replaceAll('`', ''))
    }
  })
  for (const [index, token] of tokens.entries())
    if (token.type === 'table_open')
      token.attrSet('class', columnsFrom(tokens, index) > most ? 'wide' : 'narrow')
}

/** The site's policy forbids style attributes. */
function alignByClass(token: Token): void {
  if (!String(token.attrGet('style')).endsWith('right')) return
  token.attrs = token.attrs!.filter(([name]) => name !== 'style')
  token.attrSet('class', 'end')
}

function columnsFrom(tokens: readonly Token[], start: number): number {
  const end = tokens.findIndex((token, index) => index > start && token.type === 'thead_close')
  return tokens.slice(start, end).filter(({ type }) => type === 'th_open').length
}

/** A heading for the list "On this page". */
interface Heading {
  readonly level: number
  readonly id: string
  readonly html: string
}

/** The second and third headings of a page's HTML. */
export function contentsOf(html: string): Heading[] {
  return [...html.matchAll(/<h([23])[^>]*\sid="([^"]+)"[^>]*>([^]*?)<\/h\1>/g)].map(
    ([, level, id, inside]) => ({
      level: Number(level),
      id: id!,
      html: inside!.replace(/<\/?(?:a|span)\b[^>]*>/g, ''),
    }),
  )
}
