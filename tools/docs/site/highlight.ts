import type MarkdownIt from 'markdown-it'
import { createCssVariablesTheme, createHighlighter, type ShikiTransformer } from 'shiki'

const languages = ['ts', 'tsx', 'js', 'jsx', 'json', 'html', 'css', 'sh', 'yaml', 'sql', 'docker', 'diff']

const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false })

/** Colours by classes, because the site's policy forbids style attributes; and the file name of a sample above it. */
const ours: ShikiTransformer = {
  pre(node) {
    delete node.properties.style
    node.properties.class = 'code'
  },
  span(node) {
    const [, kind] = /--code-(?:token-)?([\w-]+)/.exec(String(node.properties.style ?? '')) ?? []
    delete node.properties.style
    if (kind && kind !== 'foreground') node.properties.class = kind
  },
  root(node) {
    const [, file] = /\bfile=([\w./-]+)/.exec(this.options.meta?.__raw ?? '') ?? []
    if (!file) return
    const children = [{ type: 'text' as const, value: file }]
    node.children.unshift({ type: 'element', tagName: 'p', properties: { class: 'file' }, children })
  },
}

/** A plugin for markdown-it that colours code. */
export async function highlighting() {
  const highlighter = await createHighlighter({ langs: languages, themes: [theme] })
  return ({ options }: InstanceType<typeof MarkdownIt>) => {
    options.highlight = (code, name, words) =>
      highlighter.codeToHtml(code.trimEnd(), {
        lang: languages.includes(name) ? name : 'text',
        theme: 'site',
        transformers: [ours],
        meta: { __raw: words },
      })
  }
}
