/** The language packs by name: they come with what a brand of a page's own needs. */
export const languages = () => import(/* webpackChunkName: "own-brand" */ './packs')

/** All English texts, also those of later parts. No page fetches them but to name a text that does not exist. */
export const texts = () => import(/* webpackChunkName: "all-texts" */ './english')
