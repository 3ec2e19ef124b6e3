import { partsOfSteps, partsWithoutView, placeOf, type DeclaredPart, type PartsOf } from './declared-parts'
import type { Flow } from './flow'
import { rank } from './steps'

/** Loads the next steps. Flow steps for every journey are left out, because they rarely come next (see `chooseStep`). */
export function fetchSteps({ steps, declared }: Flow): void {
  const isLikely = ({ plugin, prefetch, priority }: DeclaredPart) =>
    prefetch !== false && (priority !== 'flow' || rank(plugin) > 0)
  for (const part of steps.upcoming.peek().flatMap(partsOfSteps))
    if (isLikely(part) && declared.isMissing(part)) void declared.tryLoad(part)
}

/** Before Continue: resolves once the parts without a view are here or have failed, and the setups are done. */
export const readyToContinue = (flow: Flow): Promise<void> =>
  ready(flow, flow.steps.applying.peek().flatMap(partsWithoutView))

/** Before a POST: also waits for the steps and inserts that it needs. */
export const readyToSend = (flow: Flow): Promise<void> =>
  ready(flow, flow.steps.applying.peek().flatMap(partsToSend(flow)))

/** A part that doesn't load is a fault, which blocks the POST if its plugin is essential (actions/submission/post.ts). */
async function ready({ declared, parts, plugins }: Flow, wanted: readonly DeclaredPart[]): Promise<void> {
  const asked = new Set<DeclaredPart>()
  const counts = (part: DeclaredPart) =>
    declared.isMissing(part) && !asked.has(part) && (part.kind === 'step' || declared.isNeeded(part))
  let missing: readonly DeclaredPart[]
  do {
    missing = wanted.filter(counts)
    missing.forEach((part) => asked.add(part))
    await Promise.all(missing.map((part) => parts.loadOrReport(placeOf(part, 'load'), part)))
    await plugins.ready()
    // The setup of one part may make another part needed.
  } while (missing.length > 0)
}

/**
 * A POST needs the step on screen and those before it, the steps of the outcome's plugin, which have its fields, and of an
 * essential plugin the inserts that aren't optional.
 */
function partsToSend({ steps, declared }: Flow): PartsOf {
  const seen = [...steps.history.peek().map(({ active }) => active), steps.current.peek()]
  const isSeen = (id: string) => seen.some((active) => active?.step.id === id)
  return (plugin) => [
    ...partsWithoutView(plugin),
    ...(plugin.essential ? declared.usedInserts(plugin).filter(({ optional }) => !optional) : []),
    ...partsOfSteps(plugin).filter(
      ({ name, priority }) => isSeen(name) || (plugin.outcome && priority === 'flow'),
    ),
  ]
}
