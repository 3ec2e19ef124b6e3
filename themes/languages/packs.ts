import type { Messages } from 'tavola'

type Pack = { readonly default: Messages }

declare global {
  interface ImportMeta {
    /** Webpack's: what it finds in a folder, each file a chunk of its own. */
    webpackContext(
      folder: string,
      options: { readonly regExp: RegExp; readonly mode: 'lazy'; readonly chunkName: string },
    ): { (file: string): Promise<Pack>; keys(): string[] }
  }
}

/** Every file here that is named like a language, as in it.ts or pt-BR.ts: to add one is to add its file. */
const files = import.meta.webpackContext('.', {
  regExp: /^\.\/[a-z]{2,3}(-[A-Za-z\d]+)*$/,
  mode: 'lazy',
  chunkName: 'language-[request]',
})

export default Object.fromEntries(files.keys().map((file) => [file.slice(2), () => files(file)]))
