// if plugin
import { catalogue, defineCatalogue } from 'tavola/catalogue'
import myPlugin from './plugin'

/** The script-tag build: all of Tavola, and your plugin. */
export default defineCatalogue({
  ...catalogue,
  plugins: [...catalogue.plugins, myPlugin],
})
// end
