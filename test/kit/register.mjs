import Module, { register } from 'node:module'

register('./css-hook.mjs', import.meta.url)

// With these functions React's development build profiles each render for developer tools, which takes 10% of the time.
Object.assign(console, { timeStamp: undefined, createTask: undefined })

// mocha requires a file of tests, and imports it where that fails: at a style sheet, with half of what it imports loaded by then.
const { '.tsx': load } = Module._extensions
Module._extensions['.tsx'] = (module, file) => {
  if (file.endsWith('.test.tsx')) throw new Error(`${file} is imported.`)
  return load(module, file)
}
