import type { Messages, Translate, Translations } from '../messages/message'
import { useKernel } from './context'

/**
 * A part's own texts under "owner.key", and in other languages; they come with its chunk, and a brand's rewordings and
 * language pack win over them.
 */
export function useTexts<Texts extends Messages>(
  owner: string,
  texts: Texts,
  languages?: Translations<Extract<keyof Texts, string>>,
): Translate<Extract<keyof Texts, string>> {
  const { catalogue } = useKernel()
  catalogue.add(owner, texts, languages)
  return (key, values) => catalogue.text(`${owner}.${key}`, values)
}
