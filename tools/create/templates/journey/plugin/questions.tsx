import { Field, useField, usePlugin } from 'tavola'
import type { MyPluginContext } from '.'

const offers = ['classic', 'deluxe'] as const

/** Stands above the details form. `usePlugin` renders it again when something changes that it has read. */
export default function Questions() {
  const { state, t } = usePlugin<MyPluginContext>()
  // Of the validator with this field.
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
