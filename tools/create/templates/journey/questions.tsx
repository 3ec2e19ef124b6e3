import { Field, useField, usePlugin } from 'tavola/controls'
import type { MyPluginContext } from '.'

const offers = ['classic', 'deluxe'] as const

/** Shown above the details form. `usePlugin` renders it again when a value that it read changes. */
export default function Questions() {
  const { state, t } = usePlugin<MyPluginContext>()
  // From the validator of this field.
  const { error, onBlur } = useField('offer')
  return (
    <Field label={t('offer')} hint={t('offerHint')} error={error}>
      {(control) => (
        <select
          {...control}
          required
          value={state.offer.value}
          onChange={(event) => void (state.offer.value = event.target.value)}
          onBlur={onBlur}
        >
          <option value="">–</option>
          {offers.map((name) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
