import { callAddress } from '../address'
import { useKernel } from './context'

interface TelephoneProps {
  readonly telephone: string | null | undefined
  /** Looks like a button if calling is the best next action. */
  readonly look?: 'button' | undefined
}

/** "You can call the restaurant on 020 …". Nothing if the number is unknown. */
export function TelephoneLink({ telephone, look }: TelephoneProps) {
  const { t } = useKernel().texts
  if (!/\p{Nd}/u.test(telephone ?? '')) return null
  return (
    <p className="telephone">
      {t('call')} <TelephoneNumber telephone={telephone!} look={look} />
    </p>
  )
}

/** A telephone number as a link that dials it, or as plain text where it can't be dialled with confidence. */
export function TelephoneNumber({ telephone, look }: TelephoneProps & { readonly telephone: string }) {
  const address = callAddress(telephone)
  if (address === null) return <bdi dir="ltr">{telephone}</bdi>
  return (
    // eslint-disable-next-line no-restricted-syntax -- callAddress has made it of digits.
    <a dir="ltr" href={address} part={look} className={look}>
      {telephone}
    </a>
  )
}
