import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { CustomBookingExample } from '@tebuto/react-booking-widget'

createRoot(document.querySelector('#root')).render(
  createElement(CustomBookingExample, { therapistUUID: 'trattoria' }),
)
