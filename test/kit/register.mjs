import { register } from 'node:module'

register('./css-hook.mjs', import.meta.url)

// With these functions React's development build profiles each render for developer tools, which takes 10% of the time.
Object.assign(console, { timeStamp: undefined, createTask: undefined })
