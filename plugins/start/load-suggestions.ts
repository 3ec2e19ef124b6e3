/** What the list shows of itself, without a search: fetched where the brand has it, or a search finds nothing. */
export const loadSuggestions = () => import(/* webpackChunkName: "start-suggestions" */ './suggestions')
