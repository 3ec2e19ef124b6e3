/** The language packs by name: they come with what a brand of a page's own needs. */
export const languages = () => import(/* webpackChunkName: "own-brand" */ './packs')
