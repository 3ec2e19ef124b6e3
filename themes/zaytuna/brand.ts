import type { Brand } from 'tavola'
import { brand as milano } from '../milano/brand'

/** A brand of the look's own, for hosts that have it in code; examples/brands/zaytuna.ts is a chain's. */
export const brand: Brand = {
  ...milano,
  name: 'zaytuna',
  title: 'Zaytuna',
  theme: 'zaytuna',
  links: {},
}
