import { useMemo } from 'react'
import type { Messages, Translate } from '../messages/message'
import { useQuietKernel } from './context'

/** The texts of a control that comes late, added to the catalogue as "owner.key". A plugin's part has its own (`usePlugin().t`). */
export function useTexts<Texts extends Messages>(
  owner: string,
  texts: Texts,
): Translate<Extract<keyof Texts, string>> {
  const { catalogue } = useQuietKernel()
  return useMemo(() => {
    catalogue.add(owner, texts)
    return (key, values) => catalogue.text(`${owner}.${key}`, values)
  }, [catalogue, owner, texts])
}
