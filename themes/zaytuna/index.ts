import type { Theme } from '../../src/host/brand/catalogue'
import { brand } from './brand'
import css from './zaytuna.css'

export default {
  css,
  brand,
  other: () => import(/* webpackChunkName: "zaytuna-dark" */ './dark'),
} satisfies Theme
