interface ImportMeta {
  /** Webpack's: the modules that it finds in a folder while it builds. */
  webpackContext<Module>(
    folder: string,
    options: { readonly regExp: RegExp; readonly exports?: readonly (readonly string[])[] },
  ): { (file: string): Module; keys(): string[] }
  /** Each module a chunk of its own. */
  webpackContext<Module>(
    folder: string,
    options: { readonly regExp: RegExp; readonly mode: 'lazy'; readonly chunkName: string },
  ): { (file: string): Promise<Module>; keys(): string[] }
}
