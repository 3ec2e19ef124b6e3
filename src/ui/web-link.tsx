import { webAddress } from '../address'

interface Props {
  readonly href: string | undefined
  readonly children: React.ReactNode
  readonly part?: string
  readonly className?: string
}

/** A link that opens in a new tab, so that nothing typed is lost. Where there is no address, or no safe one, its words alone. */
export function WebLink({ href, children, ...look }: Props) {
  const address = webAddress(href)
  if (address === null) return children
  return (
    // eslint-disable-next-line no-restricted-syntax -- It is checked.
    <a {...look} href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
