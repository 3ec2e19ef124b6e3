import { Fragment, type ReactNode, useMemo } from 'react'
import { countGuests } from '../kernel/texts'
import type { Messages, Translate, Translations } from '../messages/message'
import { useKernel, useQuietKernel } from './context'
import { callAddress, webAddress } from '../address'

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

/** A text whose `{name}` placeholders are replaced by elements. The text itself is never markup. */
export function RichText({
  text,
  parts,
}: {
  readonly text: string
  readonly parts: Readonly<Record<string, ReactNode>>
}) {
  return text
    .split(/(\{\w+\})/)
    .map((piece, index) => <Fragment key={index}>{parts[piece.slice(1, -1)] ?? piece}</Fragment>)
}

/** "2 people", "15+ people"; "1 adult and 8 children" where the journey asks for them apart. */
export function useGuestsInWords(): string {
  const { facts, journeys, catalogue } = useKernel()
  return countGuests(facts, journeys.current.value, catalogue)
}

/**
 * Adds a full stop that is heard and not seen (controls.css): a screen reader reads several lines as one. A text that ends in
 * a sign of its own gets none.
 */
export const stopAfter = (text: string) => (/[.:;!?…。؟]\s*$/.test(text) ? undefined : { 'data-stop': '' })

interface TelephoneProps {
  readonly telephone: string | null | undefined
  /** As a button where to call is what is best done. */
  readonly look?: 'button' | undefined
}

/** "You can call the restaurant on 020 …"; nothing if the number is unknown. */
export function TelephoneLink({ telephone, look }: TelephoneProps) {
  const { t } = useKernel().texts
  const address = telephone ? callAddress(telephone) : null
  if (address === null) return null
  return (
    <p className="telephone">
      {t('call')} {/* eslint-disable-next-line no-restricted-syntax -- It is made of digits. */}
      <a dir="ltr" href={address} part={look} className={look}>
        {telephone}
      </a>
    </p>
  )
}

interface WebProps {
  readonly href: string | undefined
  readonly children: ReactNode
  readonly part?: string
  readonly className?: string
}

/** A link that opens in a new tab, so that typed details are kept. Without a safe address it is plain text. */
export function WebLink({ href, children, ...look }: WebProps) {
  const address = webAddress(href)
  if (address === null) return children
  return (
    // eslint-disable-next-line no-restricted-syntax -- webAddress has checked it.
    <a {...look} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
