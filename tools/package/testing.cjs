'use strict'
const { isModuleNamespaceObject } = require('node:util').types

/**
 * For `require('tavola/testing')`, as Mocha loads a file of tests. tsx turns what is required into CommonJS, but what loads later
 * stays ES modules: Tavola would be there twice, and a plugin's part wouldn't find its widget. Mocha then imports the file instead.
 */
function load() {
  try {
    return require('./themes/build/testing.js')
  } catch (error) {
    if (error.code === 'ERR_REQUIRE_ESM' || error.name === 'SyntaxError') require('./require.cjs')
    throw error
  }
}

const kit = load()
if (!isModuleNamespaceObject(kit)) {
  const problem =
    'T008 require("tavola/testing"): a loader turned this ES module into CommonJS, so Tavola would be loaded twice'
  const cure = [
    'Say "type": "module" in your package.json, so that tests are imported.',
    'With Mocha and tsx: mocha --import=tsx, and not --require tsx/cjs.',
  ]
  throw new Error(`[Tavola] ${problem}.\n  ${cure.join('\n  ')}`)
}
module.exports = kit
