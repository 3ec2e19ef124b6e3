import type { Messages } from '../kernel/brand'
import type { Translate } from '../kernel/messages'
import { useKernel } from './context'

/** A part's own texts under "owner.key"; they come with its chunk, and a brand's rewordings win over them. */
export function useTexts<Texts extends Messages>(
  owner: string,
  texts: Texts,
): Translate<Extract<keyof Texts, string>> {
  const { catalogue } = useKernel()
  catalogue.add(owner, texts)
  return (key, values) => catalogue.text(`${owner}.${key}`, values)
}
