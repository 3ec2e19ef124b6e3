import '../kit/dom'
import { brand as milano } from '../../themes/milano/brand'
import { readLanguage } from '../../src/host/brand/language'
import type { Catalogue } from '../../src/host/brand/catalogue'
import { renderWidget } from '../kit/diner'
import type { TestKernelOptions } from '../kit/kernel'
import { packOf } from '../../tools/languages/packs'
import { allPlugins } from './pseudo'
// As the plugins do, so that all have the same one.
import 'tavola'

const pack = (language: string) => async () => ({ default: await packOf(language) })
const languages = async () => ({ default: { it: pack('it'), ar: pack('ar') } })

/** A diner in front of the whole default brand in the language of a locale, as a page's brand config has it. */
export async function speaking(locale: string, options: Omit<Partial<TestKernelOptions>, 'brand'> = {}) {
  const brand = { ...milano, locale }
  const { messages } = await readLanguage(brand, { languages } as unknown as Catalogue)
  return renderWidget({
    plugins: await allPlugins(),
    ...options,
    brand: { ...brand, messages },
    answers: { 'POST /api/enquiries/create': { enquiryReference: 'ME-1' }, ...options.answers },
  })
}
