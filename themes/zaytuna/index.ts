import type { Theme } from '../../src/host/look/theme'
import { fields } from '../build/fields'
import { texts } from '../languages'
import { brand } from './brand'
import css from './zaytuna.css'

export default {
  css,
  brand,
  fields,
  other: () => import('./dark'),
  texts,
} satisfies Theme
