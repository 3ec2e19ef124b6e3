import type { Theme } from '../../src/host/look/theme'
import { brand } from './brand'
import css from './notte.css'

export default {
  css,
  brand,
  scheme: 'dark',
  other: () => import(/* webpackChunkName: "notte-light" */ './light'),
} satisfies Theme
