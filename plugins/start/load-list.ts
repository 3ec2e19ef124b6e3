/** Comes right after the first paint. */
export const loadList = () => import(/* webpackChunkName: "start-select" */ './location-list')
