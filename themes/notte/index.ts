import type { Theme } from '../../src/host/look/theme'
import { fields } from '../build/fields'
import { texts } from '../languages'
import { brand } from './brand'
import css from './notte.css'

export default {
  css,
  brand,
  fields,
  scheme: 'dark',
  other: () => import('./light'),
  texts,
} satisfies Theme
