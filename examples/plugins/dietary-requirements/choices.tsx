import { usePlugin } from 'tavola/controls'
import type { DietContext } from '.'

const choices = ['vegetarian', 'vegan', 'glutenFree', 'nutAllergy'] as const

/** Inserted in the details form, above the consent. */
export default function Choices() {
  const { state, t } = usePlugin<DietContext>()
  const { chosen } = state
  const isChosen = (choice: string) => chosen.value.includes(choice)
  const toggle = (choice: string) =>
    void (chosen.value = choices.filter((other) => isChosen(other) !== (other === choice)))
  return (
    <fieldset className="checks">
      <legend className="label">{t('title')}</legend>
      {choices.map((choice) => (
        <label key={choice} className="check">
          <input type="checkbox" checked={isChosen(choice)} onChange={() => toggle(choice)} />
          {t(choice)}
        </label>
      ))}
    </fieldset>
  )
}
