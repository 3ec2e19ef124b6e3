import { webAddress } from '../address'

interface Props {
  readonly href: string | undefined
  readonly children: React.ReactNode
  readonly part?: string
  readonly className?: string
}

/** A link that opens in a new tab, so that typed details are kept. Without a safe address it is plain text. */
export function WebLink({ href, children, ...look }: Props) {
  const address = webAddress(href)
  if (address === null) return children
  return (
    // eslint-disable-next-line no-restricted-syntax -- webAddress has checked it.
    <a {...look} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
