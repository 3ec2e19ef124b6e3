import { useEffect } from 'react'
import { Button } from './button'
import { useKernel } from './context'
import { ErrorMark } from './form/error-mark'

interface Props {
  /** What did not work. */
  readonly text: string
  readonly onPress: () => void
  readonly className?: string
  /** Where nothing else tells screen readers of it. */
  readonly isAnnounced?: boolean
}

/** What did not work, with a button that tries it again. */
export function TryAgain({ text, onPress, className, isAnnounced = false }: Props) {
  const { announcer, texts } = useKernel()
  const { announce } = announcer
  useEffect(() => {
    if (isAnnounced) announce(text)
  }, [announce, isAnnounced, text])
  return (
    <p className={className}>
      <ErrorMark />
      {text}{' '}
      <Button kind="link" onClick={onPress}>
        {texts.t('tryAgain')}
      </Button>
    </p>
  )
}
