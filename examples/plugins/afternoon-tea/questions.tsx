import { Field, TextField, useField, usePlugin } from 'tavola/controls'
import type { TeaContext } from '.'

/** Inserted in step 6, above the fields of the details form. */
export default function Questions() {
  const { state, t } = usePlugin<TeaContext>()
  const { tea, occasion } = state
  const { error, onBlur } = useField('tea')
  const choose = (event: { target: { value: string } }) => void (tea.value = event.target.value)
  const setOccasion = (text: string) => void (occasion.value = text)
  return (
    <>
      <Field label={t('tea')} error={error}>
        {(control) => (
          <select {...control} aria-required value={tea.value} onChange={choose} onBlur={onBlur}>
            <option value="">–</option>
            {(['classic', 'prosecco'] as const).map((name) => (
              <option key={name} value={name}>
                {t(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField label={t('occasion')} value={occasion.value} onChange={setOccasion} />
    </>
  )
}
