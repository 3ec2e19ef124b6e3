import { Field, useField, usePlugin } from 'tavola/controls'
import type { MyPluginContext } from '.'

const occasions = ['birthday', 'anniversary', 'no'] as const

/** Shown in the details form. `usePlugin` renders it again when a value that it read changes. */
export default function Question() {
  const { options, state, t } = usePlugin<MyPluginContext>()
  // From the validator of this field.
  const { error, onBlur } = useField('occasion')
  return (
    <Field label={t('occasion')} hint={t('occasionHint')} error={error}>
      {(control) => (
        <select
          {...control}
          required={options.required}
          value={state.occasion.value}
          onChange={(event) => void (state.occasion.value = event.target.value)}
          onBlur={onBlur}
        >
          <option value="">–</option>
          {occasions.map((name) => (
            <option key={name} value={name}>
              {t(name)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
