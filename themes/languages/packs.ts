import type { Messages } from 'tavola'

/**
 * Every file in this folder that is named after a language, such as it.ts or pt-BR.ts. The build replaces each by the
 * whole pack with the texts of all plugins (tools/languages/pack-loader.mjs).
 */
const files = import.meta.webpackContext<{ readonly default: Messages }>('.', {
  regExp: /^\.\/[a-z]{2,3}(-[A-Za-z\d]+)*$/,
  mode: 'lazy',
  chunkName: 'language-[request]',
})

export default Object.fromEntries(files.keys().map((file) => [file.slice(2), () => files(file)]))
