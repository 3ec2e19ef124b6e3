import css from './dark.css'

export default css
