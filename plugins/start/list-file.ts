/** The file of the location box's list, with the search: one, as it comes sooner than two. */
export { default } from './location-list'
export { searchLocations } from './search-locations'
