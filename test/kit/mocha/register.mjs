import Module, { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'
import { aliases } from '../../../tools/webpack/aliases.js'

// webpack's threads, which have no tsx, run no test.
if (isMainThread) await import('./clock.mjs')

register('./css-hook.mjs', import.meta.url)

// With these functions React's development build profiles each render for developer tools, which takes 10% of the time.
Object.assign(console, { timeStamp: undefined, createTask: undefined })

// mocha requires a file of tests, and imports it where that fails. Then a module that is required and imported, such as a part
// that is loaded late, would be there twice: so tests are imported from the start.
for (const extension of ['.ts', '.tsx']) {
  const { [extension]: load } = Module._extensions
  Module._extensions[extension] = (module, file) => {
    if (file.endsWith(`.test${extension}`)) throw new Error(`${file} is imported.`)
    return load(module, file)
  }
}

// react-select requires it. As in the builds, no style goes into the page's head.
const emotion = '@emotion/react'
const { _load: loadModule } = Module
Module._load = function (name, ...rest) {
  return loadModule.call(this, name === emotion ? aliases[emotion] : name, ...rest)
}
