import css from './milano.css'

export default { css }
