/** What the list shows without a search: fetched for brands that have it, or once a search finds nothing. */
export const loadSuggestions = () => import(/* webpackChunkName: "location-suggestions" */ './suggestions')
