import type { MarkdownIt, Token } from '@11ty/eleventy'
import { pages, relative, slug, targetOf } from './pages'

/** Eleventy's data for each page. */
interface Page {
  readonly page: { readonly inputPath: string }
  /** The source file, if it is outside docs. */
  readonly origin?: string
}

/** Headings with anchors, links that work on the site, tables that scroll, and coloured code. */
export function setUpMarkdown(md: MarkdownIt): void {
  md.set({ html: true, linkify: false, typographer: false })
  md.core.ruler.push('site', ({ tokens, env }: { tokens: Token[]; env: Page }) => {
    const from = env.origin ?? env.page.inputPath.replace(/^\.\//, '')
    const slugs = new Map<string, number>()
    for (const [index, token] of tokens.entries()) {
      for (const one of [token, ...(token.children ?? [])]) pointOn(one, from)
      if (/^t[hd]_open$/.test(token.type) && token.attrGet('style'))
        // The site's policy forbids style attributes.
        token.attrs = [['class', 'end']]
      if (/^h[234]$/.test(token.tag) && token.type === 'heading_open')
        token.attrSet('id', unique(slug(textOf(tokens[index + 1]!)), slugs))
      if (token.type === 'inline') setUpChecklist(token, tokens[index - 2])
    }
  })
  Object.assign(md.renderer.rules, {
    heading_open: (tokens: readonly Token[], index: number) => {
      const { tag } = tokens[index]!
      const id = tokens[index]!.attrGet('id')
      return id ? `<${tag} id="${id}" tabindex="-1"><a class="anchor" href="#${id}"><span>` : `<${tag}>`
    },
    heading_close: (tokens: readonly Token[], index: number) =>
      `${tokens[index - 2]!.attrGet('id') ? '</span></a>' : ''}</${tokens[index]!.tag}>\n`,
    fence: (tokens: readonly Token[], index: number) => sample(tokens[index]!),
    // By keyboard too.
    table_open: () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>',
    table_close: () => '</table></div>',
  })
}

const textOf = ({ children }: Token) =>
  (children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('')

function unique(id: string, ids: Map<string, number>): string {
  const count = ids.get(id) ?? 0
  ids.set(id, count + 1)
  return count === 0 ? id : `${id}-${count}`
}

function pointOn(token: Token, from: string): void {
  const name = token.type === 'link_open' ? 'href' : token.type === 'image' ? 'src' : undefined
  const target = name && targetOf(String(token.attrGet(name)), from)
  if (name && target) token.attrSet(name, relative(target.address, pages.get(from)!.address) + target.hash)
}

/** Makes a list item with `[ ]` a checklist item. */
function setUpChecklist({ children }: Token, item: Token | undefined): void {
  const [first] = children ?? []
  if (item?.type !== 'list_item_open' || !first?.content.startsWith('[ ] ')) return
  first.content = first.content.slice(4)
  item.attrSet('class', 'to-do')
}

/** The second and third headings of a page's HTML, for the list "On this page". */
export const contentsOf = (html: string) =>
  [...html.matchAll(/<h([23])[^>]*\sid="([^"]+)"[^>]*>([^]*?)<\/h\1>/g)].map(([, level, id, inside]) => ({
    level,
    id,
    html: inside!.replace(/<\/?(?:a|span)\b[^>]*>/g, ''),
  }))

const words =
  'import|from|export|default|const|let|type|interface|function|return|async|await|new|if|else|for|of|in|as|' +
  'readonly|declare|module|extends|satisfies|throw|try|catch|void|typeof'

/** What is coloured in a sample: comments, strings, words of the language and names of tags, and values. */
const parts = new RegExp(
  [
    '(?<comment>/\\*[^]*?\\*/|(?<![:\\w])//.*|<!--[^]*?-->|(?<=^|\\s)# .*)',
    '(?<string>\'[^\'\\n]*\'|"[^"\\n]*"|`[^`]*`)',
    `(?<keyword>\\b(?:${words})\\b|(?<=</?)[a-z][\\w-]*)`,
    '(?<constant>\\b(?:true|false|null|undefined|\\d[\\w.]*)\\b)',
  ].join('|'),
  'gm',
)

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A sample, with the name of its file above it if it has one. */
function sample({ info, content }: Token): string {
  const code = content.trimEnd()
  const [, file] = /\bfile=([\w./-]+)/.exec(info) ?? []
  let html = file ? `<p class="file">${file}</p>` : ''
  html += '<pre class="code" tabindex="0"><code>'
  let end = 0
  for (const { 0: text, index, groups } of /^(?!text\b)\w/.test(info) ? code.matchAll(parts) : []) {
    const [kind] = Object.entries(groups!).find(([, found]) => found !== undefined)!
    html += `${escape(code.slice(end, index))}<span class="${kind}">${escape(text)}</span>`
    end = index + text.length
  }
  return `${html}${escape(code.slice(end))}</code></pre>\n`
}
