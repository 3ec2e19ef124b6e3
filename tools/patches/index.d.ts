export interface Edit {
  readonly name: string
  readonly only?: 'react' | 'light'
  /** The path of the modules that it edits. */
  readonly module: RegExp
  readonly replacements: readonly {
    readonly mark?: string
    readonly pattern: RegExp
    readonly by: string
  }[]
}
export declare const edits: readonly Edit[]
/** Those of the replacements for dependencies of the npm package. */
export declare const polyfills: Readonly<Record<string, string>>
/** What replaces a module, by the name that the library imports it by. */
export declare const replacements: Readonly<Record<string, string>>
export declare function applyEdit(edit: Edit, source: string): string
