import { afterPaint, nextTask } from '../../scheduling'
import type { AnyPlugin } from '../../contract/plugin'
import type { Core } from '../core/core'
import {
  partsOfSteps,
  partsWithoutView,
  type Declared,
  type DeclaredPart,
  type PartsOf,
} from './declared-parts'
import type { Steps } from './steps'

/** Loads the parts of plugins before they are shown. */
export function createPartsAhead(core: Core, steps: Steps, declared: Declared) {
  const { plugins, parts, guard, signal, facts, venueAsked } = core
  const { load, tryLoad, holds, isMissing, usedInserts } = declared

  /** Most pages are left before a restaurant is chosen. A direct journey needs none. */
  const isBegun = () =>
    facts.venue !== null || venueAsked.value || steps.current.value?.step.priority !== 'base'
  const isWanted = (part: DeclaredPart) => (part.prefetch ?? isBegun()) && isMissing(part) && holds(part)

  /** Those of the journey that Continue leads to, each as soon as its condition holds. */
  const follow = (partsOf: PartsOf, run: typeof tryLoad) =>
    guard.effect({ id: 'kernel' }, () =>
      oneByOne(steps.upcoming.value.flatMap(partsOf).filter(isWanted), run),
    )

  return {
    /** After the first frame. One without a view is loaded again after a failure, as nobody is shown that it is missing. */
    fetchAhead(): void {
      const callOff = afterPaint(() => {
        follow(partsWithoutView, load)
        follow(usedInserts, tryLoad)
      })
      signal.addEventListener('abort', callOff)
    },
    /** Joins the parts that are here already, of those whose condition holds. */
    joinArrived(): void {
      const partsOf = (plugin: AnyPlugin) =>
        [partsOfSteps, usedInserts, partsWithoutView].flatMap((of) => of(plugin))
      for (const part of plugins.all.flatMap(partsOf))
        if (parts.hasArrived(part.load) && holds(part)) parts.joinArrived(part.plugin, part.load)
    },
  }
}

/** In milliseconds, before what failed is run again; twice as long each time. */
const firstPause = 1_000

/** Each in a task of its own, as presses come between, and again while it fails. Returns what calls it off. */
function oneByOne<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): () => void {
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  async function runAll(wanted: readonly Item[], pause: number): Promise<void> {
    const failed: Item[] = []
    for (const item of wanted) {
      await nextTask()
      if (isOver) return
      await run(item).catch(() => failed.push(item))
    }
    if (!isOver && failed.length > 0) timer = setTimeout(() => void runAll(failed, 2 * pause), pause)
  }
  void runAll(items, firstPause)
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
