import { useKernel } from './context'

/** "You can call the restaurant on 020 …"; nothing if the number is unknown. */
export function TelephoneLink({ telephone }: { readonly telephone: string | null | undefined }) {
  const { t } = useKernel()
  const number = telephone?.replace(/[^\d+]/g, '')
  if (!telephone || !number) return null
  return (
    <p className="telephone">
      {t('call')}{' '}
      <a dir="ltr" href={`tel:${number}`}>
        {telephone}
      </a>
    </p>
  )
}
