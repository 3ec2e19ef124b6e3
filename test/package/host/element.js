import start from 'tavola/plugins/start'
import booking from 'tavola/plugins/booking'
import milano from 'tavola/themes/milano'
import { defineTavolaBooking } from 'tavola/element'

defineTavolaBooking({ brand: { theme: milano, plugins: [start, booking], title: 'By the harbour' } })
