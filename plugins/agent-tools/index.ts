import { definePlugin, safeDocument } from 'tavola'
import { state } from './model'
import type { ModelContext } from './model-context'

/**
 * Tools for the diner's own assistant, through WebMCP (docs/agents.md). They fill in the widget. Only the diner's own press
 * sends it, and no option changes that. Without WebMCP nothing is fetched.
 */
export default definePlugin({
  id: 'agent-tools',
  state,
  setup(ctx) {
    const { state, facts, effect } = ctx
    const modelContext = findModelContext()
    // Not named after the plugin: the loader fetches the file of that name ahead.
    if (modelContext)
      void import(/* webpackChunkName: "webmcp" */ './tools')
        .then(({ offerTools }) => offerTools(ctx, modelContext))
        // Reported as a fault of this plugin.
        .catch((error: unknown) =>
          effect(() => {
            throw error
          }),
        )
    // The box is ticked after everything that an agent filled in: each change of its unticks it.
    return effect(() => {
      if (facts.customer.consent && state.filled.value.length > 0) state.filled.value = []
    })
  },
  inserts: [
    {
      at: 'notice',
      always: true,
      when: ({ state }) => state.filled.value.length > 0,
      load: () => import(/* webpackChunkName: "webmcp" */ './filled-notice'),
    },
  ],
})

/** The browser's WebMCP, of which Chromium has an origin trial. An element of the page may have the name. */
function findModelContext(): ModelContext | null {
  const { modelContext } = safeDocument as { readonly modelContext?: Partial<ModelContext> | null }
  return typeof modelContext?.registerTool === 'function' ? (modelContext as ModelContext) : null
}
