import type { Theme } from '../../src/host/look/theme'
import { texts } from '../languages/texts'
import { brand } from './brand'
import css from './zaytuna.css'

export default {
  css,
  brand,
  other: () => import(/* webpackChunkName: "own-brand" */ './dark'),
  texts,
} satisfies Theme
