export interface Edit {
  readonly name: string
  /** The path of the modules that it edits. */
  readonly module: RegExp
  readonly replacements: readonly {
    readonly mark?: string
    readonly pattern: RegExp
    readonly by: string
  }[]
}
export declare const edits: readonly Edit[]
/** The file that stands in for a module, by the module's name. */
export declare const replacements: Readonly<Record<string, string>>
export declare function applyEdit(edit: Edit, source: string): string
