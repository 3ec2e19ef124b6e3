import type { Theme } from '../../src/host/look/theme'
import { texts } from '../languages'
import { brand } from './brand'
import css from './notte.css'

export default {
  css,
  brand,
  scheme: 'dark',
  other: () => import('./light'),
  texts,
} satisfies Theme
