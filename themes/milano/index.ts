import { texts } from '../languages/texts'
import { brand } from './brand'
import css from './milano.css'

export default {
  css,
  brand,
  other: () => import(/* webpackChunkName: "own-brand" */ './dark'),
  texts,
}
