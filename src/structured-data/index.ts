/** The package's "tavola/structured-data", for servers and builds: a restaurant's page as search engines read it. */
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
