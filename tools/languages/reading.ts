import type { Messages } from 'tavola'
import { brands, journeysOf, pluginsOf, type GalleryBrand } from '../gallery/brands'
import { table } from '../write-pages'
import { filesOf, packOf } from './packs'

/** Letters, words and sentences of texts, for the formulas of reading. */
interface Counts {
  readonly letters: number
  readonly words: number
  readonly sentences: number
}

/** How easily a brand's sentences are read in a language. */
export interface Reading extends Counts {
  readonly brand: string
  readonly language: 'English' | 'Italian'
  /** Of English: the age in years by Coleman and Liau. Of Italian: the index of Gulpease, 0 to 100. */
  readonly figure: number
}

/** The ages at which a text is for everyone, and Gulpease's index for those who left school at 13. */
export const oldest = 12
export const leastGulpease = 60

/**
 * The whole sentences of a text: a label of two words has no reading age. A value that the widget fills in counts as a
 * short word.
 */
export function sentencesOf(texts: readonly string[]): readonly string[] {
  return texts
    .map((text) => text.replace(/\{\w+\}/g, 'word').replace(/<[^>]+>/g, ''))
    .flatMap((text) => text.match(/[^.!?:]+[.!?:]+(?=\s|$)/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence).length >= 4)
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []

function count(sentences: readonly string[]): Counts {
  const words = sentences.flatMap(wordsIn)
  const letters = words.join('').replace(/[^\p{L}\p{N}]/gu, '').length
  return { letters, words: words.length, sentences: sentences.length }
}

/** Coleman and Liau's grade of American schools (1975), and the age at its beginning. Grade 1 begins at six. */
export const ageOf = ({ letters, words, sentences }: Counts) =>
  0.0588 * ((100 * letters) / words) - 0.296 * ((100 * sentences) / words) - 15.8 + 5

/** Gulpease (1988), the formula made for Italian: the higher, the easier. */
export const gulpeaseOf = ({ letters, words, sentences }: Counts) =>
  89 + (300 * sentences - 10 * letters) / words

/** The texts that a brand shows in a language: the shell's, its plugins', and its own. */
async function textsOf(brand: GalleryBrand, language: Reading['language']): Promise<readonly string[]> {
  const english = await packOf('english')
  const all: Messages = {
    ...english,
    ...(language === 'Italian' && (await packOf('it'))),
    ...(isWrittenIn(brand, language) && (brand.config.messages as Messages | undefined)),
  }
  const others = new Set([...pluginsOf(brand), ...journeysOf(brand)])
  const plugins = filesOf('english').flatMap(({ plugin }) => plugin ?? [])
  const shows = (key: string) => {
    const [owner] = key.split('.')
    return !plugins.includes(owner!) || others.has(owner!)
  }
  return Object.entries(all)
    .filter(([key]) => shows(key))
    .flatMap(([, message]) => (typeof message === 'string' ? message : Object.values(message)))
}

const isWrittenIn = ({ language = 'en' }: GalleryBrand, wanted: Reading['language']) =>
  language === (wanted === 'English' ? 'en' : 'it')

/** Each brand in English and in Italian. */
export const readings = async (): Promise<readonly Reading[]> =>
  Promise.all(
    brands.flatMap((brand) =>
      (['English', 'Italian'] as const).map(async (language) => {
        const counts = count(sentencesOf(await textsOf(brand, language)))
        const figure = language === 'English' ? ageOf(counts) : gulpeaseOf(counts)
        return { brand: brand.label, language, ...counts, figure }
      }),
    ),
  )

/** The table of docs/languages.md. */
export async function readingSection(): Promise<string> {
  const rows = (await readings()).map(({ brand, language, sentences, words, figure }) => [
    brand,
    language,
    sentences,
    (words / sentences).toFixed(1),
    language === 'English' ? `age ${figure.toFixed(1)}` : `Gulpease ${Math.round(figure)}`,
  ])
  return table(['brand', 'language', 'sentences', 'words in each', 'read easily'], rows)
}
