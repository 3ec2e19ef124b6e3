interface ImportMeta {
  /** Webpack's context: the modules of a folder at build time. */
  webpackContext<Module>(
    folder: string,
    options: { readonly regExp: RegExp; readonly exports?: readonly (readonly string[])[] },
  ): { (file: string): Module; keys(): string[] }
  /** The same, with one chunk for each module. */
  webpackContext<Module>(
    folder: string,
    options: { readonly regExp: RegExp; readonly mode: 'lazy'; readonly chunkName: string },
  ): { (file: string): Promise<Module>; keys(): string[] }
}
