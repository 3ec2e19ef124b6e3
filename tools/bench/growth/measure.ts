import { rmSync } from 'node:fs'
import { launch } from '../load/browser'
import { builds, type Build } from '../pages/ways'
import type { Plot } from '../report/plot'
import { inRounds, median } from '../rounds'
import { startChain } from '../site/chain'
import { counts, measureCycles, mount, popup, type Cycle } from './cycles'
import type { Held } from './held'
import { alternatives, found, measureList, times, type ListCost, type LongList } from './lists'
import { buildWith } from './plugins/build'
import { measurePlugins, type PluginCost } from './plugins/measure'

/** Something that grows, and the name of its picture's file. */
export interface Growth {
  readonly file: string
  readonly plot: Plot
}

type Say = (text: string) => void

/** How the answers' lengths are felt: until they are drawn, and at a press in them. */
export async function measureLists(say: Say): Promise<readonly Growth[]> {
  const growths: Growth[] = []
  for (const list of [found, times, alternatives]) growths.push(...(await measureOne(list, say)))
  return growths
}

/** Each takes some seconds. */
const listRounds = 3

async function measureOne(list: LongList, say: Say): Promise<readonly Growth[]> {
  const browser = await launch()
  try {
    const key = (build: Build, size: number) => `${list.name}, ${size}: ${build.name}`
    const tasks = new Map<string, () => Promise<ListCost>>()
    for (const size of list.sizes)
      for (const build of builds) tasks.set(key(build, size), () => measureList(browser, list, build, size))
    const samples = await inRounds(listRounds, tasks, say)
    const typical = (build: Build, size: number, of: 'drawn' | 'press') =>
      median(samples.get(key(build, size))!.map((cost) => cost[of]))
    const plot = (title: string, of: 'drawn' | 'press', goal: number): Plot => ({
      title,
      x: { label: list.name, values: list.sizes },
      y: { label: 'ms, processor slowed 4 times' },
      lines: builds.map((build) => ({
        name: build.name,
        values: list.sizes.map((size) => typical(build, size, of)),
      })),
      goal,
    })
    return [
      { file: `${list.file}-drawn`, plot: plot('From the answer until the list is drawn', 'drawn', 200) },
      { file: `${list.file}-press`, plot: plot('The slowest press in the list', 'press', 32) },
    ]
  } finally {
    await browser.close()
  }
}

const pluginCounts = [10, 55, 100]

/** What plugins cost the main thread. */
export async function measurePluginGrowth(rounds: number, say: Say): Promise<Growth> {
  const folders: Record<string, string> = {}
  for (const count of pluginCounts) {
    say(`building a brand of ${count} plugins`)
    const built = await buildWith(count)
    for (const { name } of builds) folders[`${name}-${count}`] = built[name]
  }
  const chain = await startChain({ folders })
  const browser = await launch()
  try {
    const key = (build: Build, count: number) => `${build.name}-${count}`
    const tasks = new Map<string, () => Promise<PluginCost>>()
    for (const build of builds)
      for (const count of pluginCounts)
        tasks.set(key(build, count), () => measurePlugins(browser, chain, `/${key(build, count)}/`, count))
    const samples = await inRounds(rounds, tasks, say)
    const typical = (build: Build, count: number, stage: keyof PluginCost) =>
      median(samples.get(key(build, count))!.map((cost) => cost[stage]))
    const lines = (['stepOne', 'details'] as const).flatMap((stage) =>
      builds.map((build) => ({
        name: `${build.name}, ${stage === 'stepOne' ? 'step 1' : 'details'}`,
        values: pluginCounts.map((count) => typical(build, count, stage)),
      })),
    )
    const plot: Plot = {
      title: 'Main thread until step 1, and until the details',
      x: { label: 'plugins of the brand', values: pluginCounts },
      y: { label: 'ms, processor not slowed' },
      lines,
      goalOfGrowth: ' (≤ 5 %)',
    }
    return { file: 'plugins', plot }
  } finally {
    await browser.close()
    chain.close()
    rmSync('.cache/bench', { recursive: true, force: true })
  }
}

/** What is held after ten and after a hundred times, with the engine's compilers off. */
export interface CycleRow {
  readonly cycle: string
  readonly build: string
  readonly tenth: Held
  readonly hundredth: Held
}

export async function measureCycleGrowth(say: Say) {
  const rows: CycleRow[] = []
  const lines: { name: string; values: readonly number[] }[] = []
  const measure = async (cycle: Cycle, build: Build, compilers: boolean) => {
    say(`${cycle.name}: ${build.name}${compilers ? '' : ', without compilers'}`)
    return measureCycles(cycle, build, compilers)
  }
  for (const build of builds) {
    for (const cycle of [popup, mount]) {
      const all = await measure(cycle, build, false)
      rows.push({ cycle: cycle.name, build: build.name, tenth: all[0]!, hundredth: all.at(-1)! })
      if (cycle !== popup) continue
      const plain = await measure(cycle, build, true)
      lines.push({ name: build.name, values: plain.map(({ kilobytes }) => kilobytes) })
      lines.push({ name: `${build.name}, no JIT`, values: all.map(({ kilobytes }) => kilobytes) })
    }
  }
  const plot: Plot = {
    title: 'JavaScript heap while a popup is opened and closed',
    x: { label: 'times opened and closed', values: counts },
    y: { label: 'KB after a sweep' },
    lines,
  }
  return { growth: { file: 'cycles', plot }, rows }
}
