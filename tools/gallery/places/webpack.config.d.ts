export { default } from '../../../webpack.config.js'
