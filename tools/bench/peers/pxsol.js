import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { BookingSearchWidget } from 'pxsol-booking-search-widget'

createRoot(document.querySelector('#root')).render(
  createElement(BookingSearchWidget, {
    token: 'PUBLIC_SEARCH_TOKEN',
    theme: 'light',
    locale: 'en',
    currency: 'EUR',
    pos: 'Trattoria',
    productId: 2475,
  }),
)
