import { taskDeadline } from '../../constants'
import { contributionsWith } from '../core/registry'
import type { Screen } from '../screen/screen'
import { slotOf } from './slot'
import { journeyFailure } from './submission/stop'

/** Runs Continue of the step on screen, with the slot as it was at the press. */
export function createProceed(screen: Screen) {
  const { facts, plugins, guard, steps, tasks, banner, essentials, problems } = screen
  return async function proceed(): Promise<void> {
    const active = steps.current.peek()
    if (!active || tasks.busy.peek()) return
    const { plugin, ctx } = active
    const slot = slotOf(facts)
    const place = { owner: { ...plugin, deadline: taskDeadline }, hook: 'proceed' } as const
    await tasks.advance(async () => {
      // Parts that have loaded since the press may have added rules. A passed time has its own banner.
      const wrong = [...problems.at('choices').values()]
      if (wrong.length > 0 && !banner.shown.peek()) return banner.fail(journeyFailure(screen, wrong))
      const contributions = contributionsWith(plugins, [plugin], 'proceed')
      for (const [, contribution] of contributions)
        await guard.wait(place, () => contribution.proceed!(ctx, slot), undefined)
      if (contributions.length > 0) return
      guard.fault(place, new TypeError('No part of it that is here exports `proceed`.'))
      essentials.retry()
      banner.fail({ code: 'widget.blocked' })
    })
  }
}
