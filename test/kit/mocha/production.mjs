import 'tsx'
import './register.mjs'
import './rejections.mjs'
import Module, { createRequire, register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * For a mocha process: React's production build, as diners have it. `mocha --import=./test/kit/mocha/production.mjs …`. The
 * development build draws all twice, in StrictMode: it is the one at night, and where a file of tests runs alone.
 */
if (process.env.TAVOLA_NIGHT !== '1') {
  const { resolve } = createRequire(import.meta.url)
  const fileOf = (name, file) => join(resolve(`${name}/package.json`), `../cjs/${file}.production.js`)
  const files = {
    react: fileOf('react', 'react'),
    'react/jsx-runtime': fileOf('react', 'react-jsx-runtime'),
    'react-dom': fileOf('react-dom', 'react-dom'),
    'react-dom/client': fileOf('react-dom', 'react-dom-client'),
    scheduler: fileOf('scheduler', 'scheduler'),
  }
  const act = new URL('production-act.mjs', import.meta.url).href
  const urls = Object.entries(files).map(([name, file]) => [name, pathToFileURL(file).href])
  const aliases = Object.fromEntries([...urls, ['react-dom/test-utils', act]])
  const hook = `const aliases = ${JSON.stringify(aliases)}
  export const resolve = (name, context, next) => next(aliases[name] ?? name, context)`
  register(`data:text/javascript,${encodeURIComponent(hook)}`)

  const { _load: load } = Module
  Module._load = function (name, ...rest) {
    return name === 'react-dom/test-utils' ? testUtils : load.call(this, files[name] ?? name, ...rest)
  }
  const testUtils = await import(act)
}
