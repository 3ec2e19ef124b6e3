import type { CodeBrand } from 'tavola'
import booking from 'tavola/plugins/booking'
import start from 'tavola/plugins/start'
import milano from 'tavola/themes/milano'

/** Booking alone: nothing of the parties and enquiries comes along. */
export const brand: CodeBrand = {
  name: 'osteria',
  title: 'Osteria restaurants',
  theme: milano,
  plugins: [start, booking],
  tokens: { '--tavola-accent': '#0a5c36' },
}
