import { defineCatalogue, fields, languages } from 'tavola/catalogue'
import booking from 'tavola/plugins/booking'
import enquiry from 'tavola/plugins/enquiry'
import start from 'tavola/plugins/start'
import milano from 'tavola/themes/milano'
import afternoonTea from './afternoon-tea'
import dietaryRequirements from './dietary-requirements'

/** The contents of a chain's own build: some of Tavola's plugins, and its own. A line adds or removes one. */
export default defineCatalogue({
  plugins: [start, ...fields.start, booking, enquiry, afternoonTea, dietaryRequirements],
  themes: { milano: async () => ({ default: milano }) },
  languages,
  fallback: 'milano',
})
