/** What is missing, in words: fetched once the diner is at the form. */
export const loadSummary = () => import(/* webpackChunkName: "start-summary" */ './summary')
