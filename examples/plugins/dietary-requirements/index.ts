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

/** A question in the details of every journey, and its answer in every create. */
export default definePlugin({
  id: 'dietary-requirements',
  state,
  keepsState: true,
  messages,
  inserts: [{ at: 'details', reservedHeight: '10.625em', load: () => import('./choices') }],
  payload: { dietaryRequirements: ({ state }) => state.chosen.value },
})
