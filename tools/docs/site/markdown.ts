import anchors from 'markdown-it-anchor'
import { pages } from './pages'
import { relative, targetOf } from './links'
import { knownLanguage } from './highlight'
import { slug } from './slug'

/** What is used of markdown-it, which Eleventy brings. */
interface Library {
  set(options: object): void
  use(plugin: unknown, options?: object): void
  readonly core: { readonly ruler: { push(name: string, rule: (state: State) => void): void } }
  readonly renderer: {
    rules: Record<
      string,
      (tokens: Token[], index: number, options: object, env: object, self: Renderer) => string
    >
  }
}

interface Renderer {
  renderToken(tokens: Token[], index: number, options: object): string
}

interface State {
  readonly tokens: Token[]
  readonly env: Page
}

interface Token {
  readonly type: string
  readonly content: string
  readonly children: Token[] | null
  info: string
  attrGet(name: string): string | null
  attrSet(name: string, value: string): void
}

/** What Eleventy hands over with each page. */
interface Page {
  readonly page?: { readonly inputPath: string }
  /** The file that the page was made of, where it lies elsewhere. */
  readonly origin?: string
}

/** Headings with anchors, links that work on the site, and tables that a phone can show. */
export function setUpMarkdown(md: Library): void {
  md.set({ html: true, linkify: false, typographer: false })
  md.use(anchors, {
    slugify: slug,
    level: [2, 3, 4],
    permalink: anchors.permalink.headerLink({ safariReaderFix: true, class: 'anchor' }),
  })
  md.core.ruler.push('site-links', ({ tokens, env }) => {
    const from = env.origin ?? env.page?.inputPath.replace(/^\.\//, '')
    if (from !== undefined) for (const token of withChildren(tokens)) pointOn(token, from)
  })
  md.core.ruler.push('site-tables', ({ tokens }) => setUpTables(tokens))
  md.core.ruler.push('site-code', ({ tokens }) => {
    for (const token of tokens) if (token.type === 'fence') token.info = knownLanguage(token.info)
  })
  md.renderer.rules.table_open = (tokens, index, _options, _env, self) =>
    `<div class="table">${self.renderToken(tokens, index, {})}`
  md.renderer.rules.table_close = () => '</table></div>'
}

const withChildren = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => [token, ...withChildren(token.children ?? [])])

function pointOn(token: Token, from: string): void {
  const name = token.type === 'link_open' ? 'href' : token.type === 'image' ? 'src' : undefined
  const link = name && token.attrGet(name)
  if (!name || !link || link.startsWith('#')) return
  const target = targetOf(link, from)
  if (target.kind === 'outside' || target.kind === 'missing') return
  const here = pages.get(from)?.address ?? `source/${from}.html`
  token.attrSet(name, relative(target.address, here) + target.hash)
  if (name === 'src') token.attrSet('loading', 'lazy')
}

/** On a phone each row of a small table is a card whose cells say their column (site.css); roles keep it a table. */
function setUpTables(tokens: readonly Token[]): void {
  let heads: string[] = []
  let column = 0
  tokens.forEach((token, index) => {
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
      token.attrSet('class', columnsFrom(tokens, index) > 4 ? 'wide' : 'narrow')
}

function columnsFrom(tokens: readonly Token[], start: number): number {
  const end = tokens.findIndex((token, index) => index > start && token.type === 'thead_close')
  return tokens.slice(start, end).filter(({ type }) => type === 'th_open').length
}
