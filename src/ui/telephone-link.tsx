import { useKernel } from './context'

interface Props {
  readonly telephone: string | null | undefined
  /** As a button where to call is what is best done. */
  readonly look?: 'button' | undefined
}

/** "You can call the restaurant on 020 …"; nothing if the number is unknown. */
export function TelephoneLink({ telephone, look }: Props) {
  const { t } = useKernel()
  const number = telephone?.replace(/[^\d+]/g, '')
  if (!telephone || !number) return null
  return (
    <p className="telephone">
      {t('call')}{' '}
      <a dir="ltr" href={`tel:${number}`} part={look} className={look}>
        {telephone}
      </a>
    </p>
  )
}
