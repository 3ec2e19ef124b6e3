import type MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'
import anchors from 'markdown-it-anchor'
import { pages, relative, slug, targetOf } from './pages'

/** Eleventy's data for each page. */
interface Page {
  readonly page: { readonly inputPath: string }
  /** The source file, if it is outside docs. */
  readonly origin?: string
}

/** Headings with anchors, links that work on the site, and tables that scroll. */
export function setUpMarkdown(md: InstanceType<typeof MarkdownIt>): void {
  md.set({ html: true, linkify: false, typographer: false })
  md.use(anchors, {
    slugify: slug,
    level: [2, 3, 4],
    permalink: anchors.permalink.headerLink({ safariReaderFix: true, class: 'anchor' }),
  })
  md.core.ruler.push('site-links', (state) => {
    const { tokens, env } = state as unknown as { tokens: Token[]; env: Page }
    const from = env.origin ?? env.page.inputPath.replace(/^\.\//, '')
    for (const token of withChildren(tokens)) {
      pointOn(token, from)
      alignByClass(token)
    }
  })
  md.core.ruler.push('site-checklists', ({ tokens }) => setUpChecklists(tokens))
  // By keyboard too.
  md.renderer.rules.table_open = () =>
    '<div class="table" tabindex="0" role="group" aria-label="Table"><table>'
  md.renderer.rules.table_close = () => '</table></div>'
}

const withChildren = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token) => [token, ...withChildren(token.children ?? [])])

function pointOn(token: Token, from: string): void {
  const name = token.type === 'link_open' ? 'href' : token.type === 'image' ? 'src' : undefined
  const target = name && targetOf(String(token.attrGet(name)), from)
  if (name && target) token.attrSet(name, relative(target.address, pages.get(from)!.address) + target.hash)
}

/** The site's policy forbids style attributes. */
function alignByClass(token: Token): void {
  if (!/^t[hd]_open$/.test(token.type) || !token.attrGet('style')) return
  token.attrs = [['class', 'end']]
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

/** The second and third headings of a page's HTML, for the list "On this page". */
export const contentsOf = (html: string) =>
  [...html.matchAll(/<h([23])[^>]*\sid="([^"]+)"[^>]*>([^]*?)<\/h\1>/g)].map(([, level, id, inside]) => ({
    level,
    id,
    html: inside!.replace(/<\/?(?:a|span)\b[^>]*>/g, ''),
  }))
