import { useStyles } from 'tavola/controls'
import css from './kept-height.css'

/** Nothing to see: makes the widget as high as the ticket needs once the details are fixed, before it comes. */
export default function KeptHeight() {
  useStyles(css)
  return null
}
