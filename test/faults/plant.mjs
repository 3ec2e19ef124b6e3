import fs from 'node:fs'
import { register } from 'node:module'
import { fileURLToPath } from 'node:url'
import { addressOf, plantIn } from './plant-hook.mjs'

/** Through NODE_OPTIONS, and so before tsx: plants the fault in TAVOLA_FAULT in the process that the tests run in. */
const isTest = process.argv[1]?.includes('mocha')
const fault = { ...JSON.parse(process.env.TAVOLA_FAULT), isTest }
register('./plant-hook.mjs', import.meta.url, { data: fault })

// A required file is read by tsx itself.
const { readFileSync } = fs
const file = fileURLToPath(addressOf(fault))
fs.readFileSync = (path, ...options) => {
  const content = readFileSync(path, ...options)
  return path === file && typeof content === 'string' ? plantIn(content, fault) : content
}
