import { definePlugin, here, keep, type Messages, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'

const state = { chosen: keep([] as readonly string[], 'restart') }

const texts = {
  title: 'Dietary requirements',
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  glutenFree: 'Gluten free',
  nutAllergy: 'Nut allergy',
} as const satisfies Messages

type Context = PluginContext<typeof state, object, typeof texts>

const choices = ['vegetarian', 'vegan', 'glutenFree', 'nutAllergy'] as const

/** Adds a question to the details form of every journey, and its answer to every payload. */
export default definePlugin({
  id: 'dietary-requirements',
  state,
  texts,
  inserts: [{ at: 'details', load: here(Choices) }],
  payload: { dietaryRequirements: ({ state }) => state.chosen.value },
})

/** In the details form, above the consent. */
function Choices() {
  const { state, t } = usePlugin<Context>()
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
