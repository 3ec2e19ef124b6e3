import type { ReactNode } from 'react'
import { callAddress, webAddress } from '../address'
import { useKernel } from './context'

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
