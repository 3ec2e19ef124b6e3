import { rmSync } from 'node:fs'
import { withBrowser, type Held } from '../browser'
import { builds, type Build } from '../pages/ways'
import { inRounds, log, medianOf, type Picture } from '../run'
import { startChain } from '../site'
import { counts, measureCycles, mount, popup, type Cycle } from './cycles'
import { alternatives, found, measureList, times, type LongList } from './lists'
import { buildWith, measurePlugins } from './plugins'

/** Measures, for each build and each size, and returns how to read the medians. */
async function measureSizes<Cost>(
  rounds: number,
  sizes: readonly number[],
  measure: (build: Build, size: number) => Promise<Cost>,
) {
  const key = (build: Build, size: number) => `${build.name}, ${size}`
  const tasks = new Map<string, () => Promise<Cost>>()
  for (const size of sizes)
    for (const build of builds) tasks.set(key(build, size), () => measure(build, size))
  const samples = await inRounds(rounds, tasks)
  return (build: Build, read: (cost: Cost) => number) =>
    sizes.map((size) => medianOf(samples.get(key(build, size))!, read))
}

/** How long responses affect diners: the time until the list is painted, and of a press in it. */
export async function measureLists(): Promise<readonly Picture[]> {
  const pictures: Picture[] = []
  for (const list of [found, times, alternatives]) pictures.push(...(await picturesOf(list)))
  return pictures
}

/** Each takes some seconds. */
const listRounds = 3

async function picturesOf(list: LongList): Promise<readonly Picture[]> {
  log(`lists: ${list.name}`)
  const medians = await withBrowser((browser) =>
    measureSizes(listRounds, list.sizes, (build, size) => measureList(browser, list, build, size)),
  )
  const picture = (of: 'drawn' | 'press', title: string, goal: number): Picture => ({
    file: `${list.file}-${of}`,
    chart: {
      title,
      x: { label: list.name, values: list.sizes },
      y: { label: 'ms, processor slowed 4 times' },
      lines: builds.map((build) => ({ name: build.name, values: medians(build, (cost) => cost[of]) })),
      goal,
    },
  })
  return [
    picture('drawn', 'From the response until the list is drawn', 200),
    picture('press', 'The slowest press in the list', 32),
  ]
}

const pluginCounts = [10, 55, 100]

/** The main thread's work by the number of plugins. */
export async function measurePluginGrowth(rounds: number): Promise<Picture> {
  const folders: Record<string, string> = {}
  for (const count of pluginCounts) {
    log(`building a brand of ${count} plugins`)
    const built = await buildWith(count)
    for (const { name } of builds) folders[`${name}-${count}`] = built[name]
  }
  const chain = await startChain({ folders })
  const medians = await withBrowser((browser) =>
    measureSizes(rounds, pluginCounts, ({ name }, count) =>
      measurePlugins(browser, chain, `/${name}-${count}/`, count),
    ),
  )
  chain.close()
  rmSync('.cache/bench', { recursive: true, force: true })
  const lines = (['stepOne', 'details'] as const).flatMap((stage) =>
    builds.map((build) => ({
      name: `${build.name}, ${stage === 'stepOne' ? 'step 1' : 'details'}`,
      values: medians(build, (cost) => cost[stage]),
    })),
  )
  return {
    file: 'plugins',
    chart: {
      title: 'Main thread until step 1, and until the details',
      x: { label: 'plugins of the brand', values: pluginCounts },
      y: { label: 'ms, processor not slowed' },
      lines,
      goalOfGrowth: ' (≤ 5 %)',
    },
  }
}

/** The memory after ten and a hundred times, with the engine's compilers off. */
export interface CycleRow {
  readonly cycle: string
  readonly build: string
  readonly tenth: Held
  readonly hundredth: Held
}

/** The growth of memory by repeated use. */
export async function measureCycleGrowth() {
  const rows: CycleRow[] = []
  const lines: { name: string; values: readonly number[] }[] = []
  const measure = async (cycle: Cycle, build: Build, compilers: boolean) => {
    log(`${cycle.name}: ${build.name}${compilers ? '' : ', without compilers'}`)
    return measureCycles(cycle, build, compilers)
  }
  for (const build of builds) {
    for (const cycle of [popup, mount]) {
      const all = await measure(cycle, build, false)
      rows.push({ cycle: cycle.name, build: build.name, tenth: all[0]!, hundredth: all.at(-1)! })
      if (cycle !== popup) continue
      const compiled = await measure(cycle, build, true)
      lines.push({ name: build.name, values: compiled.map(({ kilobytes }) => kilobytes) })
      lines.push({ name: `${build.name}, no JIT`, values: all.map(({ kilobytes }) => kilobytes) })
    }
  }
  const picture: Picture = {
    file: 'cycles',
    chart: {
      title: 'JavaScript heap while a popup is opened and closed',
      x: { label: 'times opened and closed', values: counts },
      y: { label: 'KB after a sweep' },
      lines,
    },
  }
  return { picture, rows }
}
