import { register } from 'node:module'

register('./css-hook.mjs', import.meta.url)

// React's development build measures each render for a browser's tools where it finds these; nobody looks here, and it
// costs a tenth of the time.
Object.assign(console, { timeStamp: undefined, createTask: undefined })
