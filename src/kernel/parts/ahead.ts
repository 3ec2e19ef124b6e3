import { afterPaint, nextTask } from '../../later'
import type { AnyPlugin } from '../../contract/plugin'
import type { Core } from '../core'
import { partsOfSteps, partsWithoutView, type Declared, type DeclaredPart } from './declared'
import type { Steps } from '../steps/steps'

/** Loads the parts of plugins before they are shown. */
export function createPartsAhead(core: Core, steps: Steps, declared: Declared) {
  const { plugins, parts, guard, signal, facts } = core
  const { load, holds, isMissing, usedInserts } = declared

  const partsOf = (plugin: AnyPlugin) => [...partsWithoutView(plugin), ...usedInserts(plugin)]
  /** Most pages are left before a restaurant is chosen. */
  const isWanted = (part: DeclaredPart) =>
    (part.prefetch ?? facts.venue !== null) && isMissing(part) && holds(part)

  return {
    /**
     * After the first frame: those without a view and those of inserts, of the journey that Continue leads to, each as soon as its
     * condition holds. Failures are retried, because a missing part without a view shows no error.
     */
    fetchAhead(): void {
      const follow = () => oneByOne(steps.upcoming.value.flatMap(partsOf).filter(isWanted), load)
      signal.addEventListener(
        'abort',
        afterPaint(() => guard.effect({ id: 'kernel' }, follow)),
      )
    },
    /** Joins the parts that are here already, of those whose condition holds. */
    joinArrived(): void {
      for (const part of plugins.all.flatMap((plugin) => [...partsOfSteps(plugin), ...partsOf(plugin)]))
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
