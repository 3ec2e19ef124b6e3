import { defineCatalogue, languages } from 'tavola/catalogue'

/** The contents of a chain's own build: some of Tavola's plugins, and its own. A line adds or removes one. */
export default defineCatalogue({
  // oxfmt-ignore
  plugins: {
    start: { first: true, load: () => import(/* webpackMode: "eager" */ 'tavola/plugins/start') },
    booking: { first: true, load: () => import(/* webpackMode: "eager" */ 'tavola/plugins/booking') },
    enquiry: { first: true, load: () => import(/* webpackMode: "eager" */ 'tavola/plugins/enquiry') },
    'afternoon-tea': { first: true, load: () => import(/* webpackMode: "eager" */ './afternoon-tea') },
    'dietary-requirements': { first: true, load: () => import(/* webpackMode: "eager" */ './dietary-requirements') },
  },
  themes: {
    milano: () => import(/* webpackMode: "eager" */ 'tavola/themes/milano'),
  },
  languages,
  fallback: 'milano',
})
