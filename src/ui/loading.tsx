import { useKernel, useStyles } from '../controls/context'
import css from './loading.css'

/** The id of the loading text. Each widget has its own shadow root, so the id is unique. */
export const loadingId = 'tavola-loading'

/** The loading overlay (loading.shown). Hidden from screen readers, as the announcer has the same text. */
export default function Loading() {
  useStyles(css)
  const { tasks, texts } = useKernel()
  return (
    <div className={tasks.busy.value ? 'loading loading-on' : 'loading'} aria-hidden="true">
      <p id={loadingId} part="loading" className="loading-text">
        {tasks.busy.value ? texts.loading.value : ''}
      </p>
    </div>
  )
}
