import { type ReactNode, useId } from 'react'
import { countGuests } from '../kernel/screen/texts'
import { useKernel } from './context'
import { webAddress } from '../address'

/**
 * A text whose `{name}` placeholders are replaced by elements. The text itself is never markup. A page translator may replace
 * text nodes, and React can't change or remove a replaced one beside others: another text is another element, and what
 * changes by itself has its own.
 */
export function RichText({
  text,
  parts,
}: {
  readonly text: string
  readonly parts: Readonly<Record<string, ReactNode>>
}) {
  const pieces = text.split(/(\{\w+\})/).map((piece, index) => {
    const part = parts[piece.slice(1, -1)]
    return part === undefined ? piece : <span key={index}>{part}</span>
  })
  return <span key={text}>{pieces}</span>
}

/** "2 people", "15+ people", "16 people" of a group whose size is known, or "1 adult and 8 children" in a journey that splits guests. */
export function useGuestsInWords(): string {
  const { facts, journeys, catalogue } = useKernel()
  return countGuests(facts, journeys.current.value, catalogue)
}

/**
 * Adds an invisible full stop for screen readers (controls.css), which would read several lines as one. Not after other
 * punctuation.
 */
export const stopAfter = (text: string) => (/[.:;!?…。؟]\s*$/.test(text) ? undefined : { 'data-stop': '' })

interface WebProps {
  readonly href: string | undefined
  readonly children: ReactNode
  readonly part?: string
  readonly className?: string
}

/** A link in a new tab, so that entered details are kept; screen readers say so. Plain text if the address is not safe. */
export function WebLink({ href, children, ...look }: WebProps) {
  const { t } = useKernel().texts
  const id = useId()
  const address = webAddress(href)
  if (address === null) return <span>{children}</span>
  return (
    // eslint-disable-next-line no-restricted-syntax -- webAddress has checked it.
    <a {...look} href={address} target="_blank" rel="noopener noreferrer" aria-describedby={id}>
      {children}
      <span id={id} hidden>
        {t('newTab')}
      </span>
    </a>
  )
}
