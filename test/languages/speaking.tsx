import '../kit/dom'
// As the plugins do, so that all have the same one.
import type { Messages } from 'tavola'
import { brand as milano } from '../../themes/milano/brand'
import { readLanguage } from '../../src/host/brand/read-language'
import type { Catalogue } from '../../src/host/brand/catalogue'
import { sitDown } from '../kit/diner'
import type { TestKernelOptions } from '../kit/kernel'
import arabic from '../../themes/languages/ar'
import italian from '../../themes/languages/it'
import { allPlugins } from './pseudo'
import 'tavola'

const pack = (messages: Messages) => async () => ({ default: messages })
const languages = async () => ({ default: { it: pack(italian), ar: pack(arabic) } })

/** A diner in front of the whole default brand in the language of a locale, as a page's brand config has it. */
export async function speaking(locale: string, options: Omit<Partial<TestKernelOptions>, 'brand'> = {}) {
  const brand = { ...milano, locale }
  const { messages } = await readLanguage(brand, { languages } as unknown as Catalogue)
  return sitDown({
    plugins: await allPlugins(),
    ...options,
    brand: { ...brand, messages },
    answers: { 'POST /api/enquiries/create': { enquiryReference: 'ME-1' }, ...options.answers },
  })
}
