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
  const { load, tryLoad, isNeeded, isMissing, usedInserts } = declared

  /** Most pages are left before a restaurant is chosen. A direct journey needs none. */
  const isBegun = () =>
    facts.venue !== null || venueAsked.value || steps.current.value?.step.priority !== 'base'
  const isWanted = (part: DeclaredPart) => (part.prefetch ?? isBegun()) && isMissing(part) && isNeeded(part)

  /** Loads the parts of the journey that Continue leads to, each once its condition holds. */
  const follow = (partsOf: PartsOf, run: typeof tryLoad) =>
    guard.effect({ id: 'kernel' }, () =>
      oneByOne(steps.upcoming.value.flatMap(partsOf).filter(isWanted), run),
    )

  return {
    /** Begins after the first frame. A part without a view is retried, because no "Try again" is shown in its place. */
    fetchAhead(): void {
      const callOff = afterPaint(() => {
        follow(partsWithoutView, load)
        follow(usedInserts, tryLoad)
      })
      signal.addEventListener('abort', callOff)
    },
    /** Joins the needed parts that another widget on the page has already loaded. */
    joinArrived(): void {
      const partsOf = (plugin: AnyPlugin) =>
        [partsOfSteps, usedInserts, partsWithoutView].flatMap((of) => of(plugin))
      for (const part of plugins.all.flatMap(partsOf))
        if (parts.hasArrived(part.load) && isNeeded(part)) parts.joinArrived(part.plugin, part.load)
    },
  }
}

/** Milliseconds before the failed items run again. The pause doubles each time. */
const firstPause = 1_000

/** Runs each item in its own task, so that presses come first, and repeats those that fail. Returns a function that stops it. */
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
