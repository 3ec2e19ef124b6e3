import type { LanguagePack } from '../../src/host/brand/catalogue'

/** The languages of this folder, it.json and others. A build writes this module (tools/languages/loader.mjs). */
export default {} as Readonly<Record<string, LanguagePack>>
