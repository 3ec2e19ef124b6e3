import { register } from 'node:module'

register('./css-hook.mjs', import.meta.url)
