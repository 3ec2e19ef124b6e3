export { default } from './before-typing'
export { chosen } from './chosen-before'
export { similarTo } from './similar'
