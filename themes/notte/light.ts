import css from './light.css'

export default css
