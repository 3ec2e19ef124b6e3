'use client'

import type { CodeBrand } from 'tavola'
import booking from 'tavola/plugins/booking'
import start from 'tavola/plugins/start'
import { TavolaBooking } from 'tavola/react'
import milano from 'tavola/themes/milano'
import { api } from './api'

/** In a module of the client: a server component can't hand functions to it. */
const brand: CodeBrand = {
  name: 'osteria',
  title: 'Osteria restaurants',
  theme: milano,
  plugins: [start, booking],
  journeys: ['Booking'],
  timeZone: 'Europe/Dublin',
  links: { terms: 'https://www.example.com/terms', privacy: 'https://www.example.com/privacy' },
}

/** `className`: a policy with a nonce forbids the component's own `style` attribute. */
export const Booking = ({ venueId, nonce }: { readonly venueId?: string; readonly nonce?: string }) => (
  <TavolaBooking baseUrl={api} brand={brand} venueId={venueId} nonce={nonce} className="book" />
)
