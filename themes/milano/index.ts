import { fields } from '../build/fields'
import { texts } from '../languages'
import { brand } from './brand'
import css from './milano.css'

export default {
  css,
  brand,
  fields,
  other: () => import('./dark'),
  texts,
}
