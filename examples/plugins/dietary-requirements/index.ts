import { definePlugin, keep, type Messages, type PluginContext } from 'tavola'

const state = { chosen: keep([] as readonly string[], 'restart') }

const messages = {
  title: 'Dietary requirements',
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  glutenFree: 'Gluten free',
  nutAllergy: 'Nut allergy',
} as const satisfies Messages

export type DietContext = PluginContext<typeof state, object, typeof messages>

/** Adds a question to the details form of every journey, and its answer to every payload. */
export default definePlugin({
  id: 'dietary-requirements',
  state,
  messages,
  inserts: [{ at: 'details', reservedHeight: '10.625em', load: () => import('./choices') }],
  payload: { dietaryRequirements: ({ state }) => state.chosen.value },
})
