import { afterPaint, definePlugin, here, preload, snapshotTool, type Load } from 'tavola'
import { keepChanges, putBack, removeOld } from './kept-choice'
import { options, state, type KeepContext } from './model'
import { canRemember, fill, followOthers, remember } from './remembered-diner'
import { SameAgain } from './same-again'
import { hasCheck, sendAfterCheck } from './send-after-check'

const loadParts = () => import(/* webpackChunkName: "keep-parts" */ './parts')
const notice: Load = loadParts
const box: Load = async () => ({ default: (await loadParts()).Remember })

/** The steps of the details, by their numbers. */
const isDetails = (number: number | null) => number === 4 || number === 6

/**
 * After a reload the choice, the details and the result come back in the same tab, and a create that may have gone through
 * as such. The diner may be remembered on the device.
 */
export default definePlugin({
  id: 'keep',
  state,
  options,
  setup(ctx) {
    const { state, options } = ctx
    ctx.effect(() => {
      if (state.asked.value) return
      state.asked.value = true
      fill(ctx)
    })
    ctx.effect(() => {
      if (state.told.value && state.toldAt.value && ctx.step !== state.toldAt.value) state.told.value = ''
    })
    ctx.effect(() => detailsAhead(ctx))
    sendAfterCheck(ctx)
    const snapshots = ctx.use(snapshotTool)
    const { key, release } = snapshots.claimKey()
    removeOld(options.minutes)
    if (options.choice && snapshots.isStart) putBack(ctx, snapshots, key, [notice, box])
    const ends = [release, followOthers(ctx), keepChanges(ctx, snapshots, key)]
    ctx.effect(() => {
      if (!ctx.facts.confirmed) state.arrived.value = false
    })
    return () => ends.forEach((end) => end())
  },
  onEvent(ctx, { name, detail }) {
    if (name === 'step') {
      ctx.state.number.value = (detail as { number: number | null }).number
      if (ctx.state.number.value === 4) arrive(ctx)
    } else if (name.endsWith('-confirmed')) remember(ctx)
  },
  // After a response the diner sends again with a press (submit.send-again).
  onResponse: ({ state }) => void (state.sendsAfterCheck.value = false),
  onError: ({ state }) => void (state.sendsAfterCheck.value = false),
  inserts: [
    {
      at: 'notice',
      when: ({ state: { told, remembered, forgotten, number } }) =>
        told.value !== '' || ((remembered.value !== null || forgotten.value) && isDetails(number.value)),
      load: notice,
    },
    {
      at: 'notice',
      when: ({ state, facts, journey }) =>
        state.visit.value !== null && !facts.confirmed && !facts.availability && !journey?.direct,
      load: here(SameAgain),
    },
    {
      at: 'after-requests',
      when: ({ options, state }) => options.remember && state.remembered.value === null && canRemember(),
      // Two lines in a narrow widget.
      reservedHeight: '3.5em',
      load: box,
    },
  ],
})

/** With the remembered details nothing is left but the consent and the button: they are shown as confirmed. */
function arrive(ctx: KeepContext): void {
  const { state, facts, problems, set } = ctx
  const { remembered, arrived, sendsAfterCheck } = state
  if (!remembered.value || arrived.value || facts.detailsConfirmed) return
  arrived.value = true
  if (![...problems.keys()].every((field) => field === 'consent')) return
  set({ detailsConfirmed: true })
  sendsAfterCheck.value = hasCheck(ctx)
}

/** Before the details may come, or a press on the last table: the files for it, so that nothing moves there. */
function detailsAhead(ctx: KeepContext): (() => void) | void {
  if (ctx.facts.time !== null || ctx.state.remembered.value) return afterPaint(() => preload([notice, box]))
}
