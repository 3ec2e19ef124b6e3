/** The part of Eleventy that the site uses. Eleventy has no types. */
declare module '@11ty/eleventy' {
  import type MarkdownIt from 'markdown-it'

  export interface UserConfig {
    addGlobalData(name: string, value: unknown): void
    addFilter(name: string, filter: (...given: never[]) => unknown): void
    addPassthroughCopy(files: Record<string, string>): void
    addTemplate(path: string, content: string, data: object): void
    addPreprocessor(name: string, ending: string, change: (data: object, content: string) => unknown): void
    amendLibrary(name: 'md', amend: (library: InstanceType<typeof MarkdownIt>) => void): void
    setIncludesDirectory(path: string): void
    setLayoutsDirectory(path: string): void
    setTemplateFormats(formats: readonly string[]): void
  }

  export interface Settings {
    readonly quietMode: boolean
    readonly configPath: string | false
    readonly config: (config: UserConfig) => unknown
  }

  export default class Eleventy {
    constructor(input: string, output: string, settings: Settings)
    write(): Promise<void>
  }
}
