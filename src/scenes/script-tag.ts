import { addToTavola } from '../host/command-queue'
import { scene, scenes } from './index'

/** `tavola-scenes.js` adds `Tavola.scenes` to the page, before or after `tavola.js`. */
addToTavola({ scenes: { scene, scenes } })
