import { catalogue, defineCatalogue } from 'tavola/catalogue'

/** What the script-tag build has: all of Tavola, and the plugin. */
export default defineCatalogue({
  ...catalogue,
  plugins: {
    ...catalogue.plugins,
    // "first": fetched at once. Leave it out where the plugin is not needed before there is a restaurant.
    'my-plugin': { first: true, load: () => import('./plugin') },
  },
})
