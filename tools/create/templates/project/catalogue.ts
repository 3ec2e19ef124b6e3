// if plugin
import { catalogue, defineCatalogue } from 'tavola/catalogue'

/** The script-tag build: all of Tavola, and your plugin. */
export default defineCatalogue({
  ...catalogue,
  plugins: {
    ...catalogue.plugins,
    // `first` loads it at once. Leave it out if the plugin isn't needed before a restaurant is chosen.
    'my-plugin': { first: true, load: () => import('./plugin') },
  },
})
// end
