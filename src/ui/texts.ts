import { useMemo } from 'react'
import type { Messages, Translate, Translations } from '../messages/message'
import { useQuietKernel } from './context'

/**
 * Adds the texts of a lazily loaded part to the catalogue under "owner.key". A brand's rewordings and language pack
 * take precedence over them.
 */
export function useTexts<Texts extends Messages>(
  owner: string,
  texts: Texts,
  languages?: Translations<Extract<keyof Texts, string>>,
): Translate<Extract<keyof Texts, string>> {
  const { catalogue } = useQuietKernel()
  return useMemo(() => {
    catalogue.add(owner, texts, languages)
    return (key, values) => catalogue.text(`${owner}.${key}`, values)
  }, [catalogue, owner, texts, languages])
}
