import { usePlugin, useStyles, useTexts } from 'tavola/controls'
import css from './remember.css'
import type { KeepContext } from './model'
import { messages } from './remember-messages'

/** "Remember me on this device", off until the diner ticks it. */
export default function Remember() {
  useStyles(css)
  const { state, options } = usePlugin<KeepContext>()
  const t = useTexts('keep', messages)
  return (
    <label part="check" className="check keep-remember">
      <input
        type="checkbox"
        checked={state.remember.value}
        onChange={({ target }) => void (state.remember.value = target.checked)}
      />
      <span>
        {t('remember')} <small>{t('what', { count: options.months })}</small>
      </span>
    </label>
  )
}
