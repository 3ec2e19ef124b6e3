import { definePlugin, type Messages, type PluginContext } from 'tavola'

const state = { chosen: [] as readonly string[] }

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
  keepsState: true,
  messages,
  inserts: [{ at: 'details', reservedHeight: '10.625em', load: () => import('./choices') }],
  payload: { dietaryRequirements: ({ state }) => state.chosen.value },
})
