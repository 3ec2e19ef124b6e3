import { useKernel, useStyles } from '../controls/context'
import css from './loading.css'

/** The loading overlay (loading.shown). Hidden from screen readers, as the announcer has the same text. */
export default function Loading() {
  useStyles(css)
  const { tasks, texts } = useKernel()
  return (
    <div className={tasks.busy.value ? 'loading loading-on' : 'loading'} aria-hidden="true">
      <p part="loading" className="loading-text">
        {tasks.busy.value ? texts.loading.value : ''}
      </p>
    </div>
  )
}
