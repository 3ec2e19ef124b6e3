/** The part of Eleventy that the site uses. Eleventy has no types. */
declare module '@11ty/eleventy' {
  import type MarkdownIt from 'markdown-it'

  export interface UserConfig {
    addGlobalData(name: string, value: unknown): void
    addFilter(name: string, filter: (...given: never[]) => unknown): void
    addPassthroughCopy(files: string | Record<string, string>): void
    addTemplate(path: string, content: string, data?: Record<string, unknown>): void
    addPreprocessor(
      name: string,
      fileExtensions: string,
      change: (data: object, content: string) => string,
    ): void
    amendLibrary(name: 'md', amend: (library: InstanceType<typeof MarkdownIt>) => void): void
    setIncludesDirectory(path: string): void
    setLayoutsDirectory(path: string): void
    setTemplateFormats(formats: readonly string[]): void
    setQuietMode(quiet: boolean): void
    ignores: Set<string>
  }

  export interface Settings {
    readonly quietMode?: boolean
    readonly configPath?: string | false
    readonly config?: (config: UserConfig) => unknown
  }

  export default class Eleventy {
    constructor(input: string, output: string, settings: Settings)
    write(): Promise<void>
  }
}
