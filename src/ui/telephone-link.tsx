import { callAddress } from '../address'
import { useKernel } from './context'

interface Props {
  readonly telephone: string | null | undefined
  /** As a button where to call is what is best done. */
  readonly look?: 'button' | undefined
}

/** "You can call the restaurant on 020 …"; nothing if the number is unknown. */
export function TelephoneLink({ telephone, look }: Props) {
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
