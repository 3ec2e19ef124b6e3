import { useEffect } from 'react'
import { usePlugin } from 'tavola/controls'
import type { StartContext } from './model'

interface Props {
  readonly text: string
  readonly again: () => void
}

/** A file that did not come: seen in its place, and said. */
export function FileFailed({ text, again }: Props) {
  const { announce, t } = usePlugin<StartContext>()
  useEffect(() => announce(text), [announce, text])
  return (
    <p>
      {text}{' '}
      <button type="button" part="link" className="link" onClick={again}>
        {t('tryAgain')}
      </button>
    </p>
  )
}
