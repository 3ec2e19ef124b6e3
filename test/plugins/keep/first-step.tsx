import { availabilityFailure, dayTimes, definePlugin, timesSelection, type PluginContext } from 'tavola'
import { StepHeading, usePlugin } from 'tavola/controls'

/** Step 1 as keep needs it: it loads the times, chooses the wished one, and its button checks and confirms. */
export const firstStep = definePlugin({
  id: 'first-step',
  setup(ctx) {
    ctx.effect(() => {
      const { facts } = ctx
      if (!timesSelection(ctx) || facts.sessions || facts.sessionsFailed) return
      void ctx.run(() => loadTimes(ctx))
    })
    ctx.effect(() => {
      const { wishedTime, time, confirmed } = ctx.facts
      const isFree = dayTimes(ctx)?.some((one) => one.free && one.time === wishedTime)
      if (!confirmed && time === null && isFree) ctx.set({ time: wishedTime, wishedTime: null })
    })
  },
  steps: [
    {
      id: 'first-step',
      number: 1,
      priority: 'base',
      when: () => true,
      load: async () => ({ default: FirstStep }),
    },
  ],
})

async function loadTimes({ api, facts, set, fail, signal }: PluginContext): Promise<void> {
  const { venue, date, guests } = facts
  try {
    const { sessions } = await api.getSessions({ venueId: venue!.id, date: date!, guests }, signal)
    set({ sessions })
  } catch {
    set({ sessionsFailed: true })
    fail(availabilityFailure(venue!.name))
  }
}

async function check({ api, facts, confirm, fail, signal }: PluginContext): Promise<void> {
  const { venue, date, time, guests } = facts
  const asked = { venueId: venue!.id, date: date!, time: time!, guests }
  const availability = await api.searchAvailability(asked, signal).catch(() => null)
  if (availability?.originalChoiceAvailable) await confirm({ availability })
  else fail(availabilityFailure(venue!.name))
}

function FirstStep() {
  const ctx = usePlugin<PluginContext>()
  const { venue, date, time, wishedTime, guests } = ctx.facts
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (time !== null && !ctx.busy) void ctx.advance(() => check(ctx))
      }}
    >
      <StepHeading>Find your table</StepHeading>
      <p>{[venue?.name, date, time, wishedTime && `wish ${wishedTime}`, guests].join(', ')}</p>
      <button type="submit">Continue</button>
    </form>
  )
}
