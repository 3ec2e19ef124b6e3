import type { Theme } from '../../src/host/look/theme'
import { texts } from '../languages'
import { brand } from './brand'
import css from './zaytuna.css'

export default {
  css,
  brand,
  other: () => import('./dark'),
  texts,
} satisfies Theme
