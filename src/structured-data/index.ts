/** The package's "tavola/structured-data": a restaurant's data for search engines, made on a server or in a build. */
export { bookingLink, type BookingChoice } from './booking-link'
export {
  restaurantData,
  structuredDataScript,
  structuredDataText,
  type OpeningHours,
  type PostalAddress,
  type ReserveAction,
  type RestaurantData,
  type RestaurantPage,
} from './restaurant'
