import type { Brand } from 'tavola'
import { brand as milano } from '../milano/brand'

/** A minimal brand with this look, for hosts that import it; examples/brands/zaytuna.ts is a chain's brand. */
export const brand: Brand = {
  ...milano,
  name: 'zaytuna',
  title: 'Zaytuna',
  theme: 'zaytuna',
  links: {},
}
