/** The parts of Eleventy, and of its markdown-it, that the site uses. They have no types of their own. */
declare module '@11ty/eleventy' {
  export interface Token {
    readonly type: string
    readonly tag: string
    readonly info: string
    content: string
    attrs: [string, string][] | null
    children: Token[] | null
    attrGet(name: string): string | null
    attrSet(name: string, value: string): void
  }

  type Rule = (tokens: readonly Token[], index: number) => string

  export interface MarkdownIt {
    readonly core: { readonly ruler: { push(name: string, rule: (state: never) => void): void } }
    readonly renderer: { readonly rules: Record<string, Rule> }
    set(options: object): void
  }

  export interface UserConfig {
    addGlobalData(name: string, value: unknown): void
    addFilter(name: string, filter: (...given: never[]) => unknown): void
    addPassthroughCopy(files: Record<string, string>): void
    addTemplate(path: string, content: string, data: object): void
    addPreprocessor(name: string, ending: string, change: (data: object, content: string) => unknown): void
    amendLibrary(name: 'md', amend: (library: MarkdownIt) => void): void
    setLayoutsDirectory(path: string): void
    setTemplateFormats(formats: readonly string[]): void
  }

  export default class Eleventy {
    constructor(input: string, output: string, settings: object)
    write(): Promise<void>
  }
}
