import { texts } from '../languages'
import { brand } from './brand'
import css from './milano.css'

export default {
  css,
  brand,
  other: () => import('./dark'),
  texts,
}
