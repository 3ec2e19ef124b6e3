import { fromHighlighter } from '@shikijs/markdown-it/core'
import { createCssVariablesTheme, createHighlighter, type ShikiTransformer } from 'shiki'

/** The languages of the samples, and of the source files that pages link to. */
const languages = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'json',
  'html',
  'css',
  'sh',
  'yaml',
  'sql',
  'docker',
  'diff',
] as const

const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false })

/** Colours by classes, because the site's policy forbids style attributes. */
const byClasses: ShikiTransformer = {
  name: 'by-classes',
  pre(node) {
    delete node.properties.style
    node.properties.class = 'code'
  },
  span(node) {
    const [, kind] = /--code-(?:token-)?([\w-]+)/.exec(String(node.properties.style ?? '')) ?? []
    delete node.properties.style
    if (kind && kind !== 'foreground') node.properties.class = kind
  },
}

/** A plugin for markdown-it that colours code. */
export async function highlighting() {
  const highlighter = await createHighlighter({ langs: [...languages], themes: [theme] })
  return fromHighlighter(highlighter, {
    theme: 'site',
    transformers: [byClasses],
  })
}

const other: Readonly<Record<string, string>> = {
  bash: 'sh',
  shell: 'sh',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  yml: 'yaml',
}

/** The language of a sample, by its name here; `text` for unknown languages. */
export function knownLanguage(info: string): string {
  const [named = ''] = info.split(/\s/)
  const language = other[named] ?? named
  return (languages as readonly string[]).includes(language) ? language : 'text'
}

/** The language of a source file, by its name. */
export const languageOf = (file: string) =>
  file.endsWith('Containerfile') ? 'docker' : knownLanguage(/\.(\w+)$/.exec(file)?.[1] ?? '')
