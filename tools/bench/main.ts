import { chromiumVersion } from '../chromium'
import { today } from '../write-pages'
import { measureCycleGrowth, measureLists, measurePluginGrowth } from './growth/measure'
import { measureLoads } from './load/loads'
import { performancePage } from './load/page'
import { requireBuilds } from './pages/ways'
import { log, machine, readFlags, writeResults } from './run'

/** `npm run bench`: compares the builds with a page that has one button, and writes docs/performance.md. */
const { rounds } = readFlags(7)
requireBuilds()
const loads = await measureLoads(rounds)
const lists = await measureLists()
const plugins = await measurePluginGrowth(rounds)
const cycles = await measureCycleGrowth()
const pictures = [...lists, plugins, cycles.picture]
const page = performancePage({
  date: today(),
  rounds,
  machine: machine(await chromiumVersion(), ['react', 'preact', 'webpack', 'playwright-core']),
  loads,
  pictures,
  cycles: cycles.rows,
})
await writeResults('performance', page, pictures)
log('done')
// Open handles must not keep the process alive.
process.exit()
