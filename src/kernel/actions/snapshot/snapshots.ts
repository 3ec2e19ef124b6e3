import { batch } from '@preact/signals-core'
import type { Selection } from '../../../contract/facts'
import type { AnyPlugin, Insert } from '../../../contract/plugin'
import { secret } from '../../../contract/secret'
import type { Snapshot, Snapshots, StoredSelection } from '../../../contract/snapshot'
import { withDeadline } from '../../../deadline'
import { nativeOf } from '../../../dom-clobbering'
import { blankCustomer, blankSelection, selectionOf } from '../../core/facts'
import { usableWith } from '../handover'
import type { Kernel } from '../kernel'
import { openPopup } from '../open-popup'
import { mayOpenPopup } from '../popup-tool'
import { settled } from '../../core/parts'
import { earlierSteps, restoreHistory } from '../../flow/history'
import { readyToSend } from '../../flow/parts-needed'
import { defineTool } from '../plugin-context'
import { hasTypedDetails } from '../typed-details'
import { readSnapshot } from './read-snapshot'
import { restoreStates, storedStates } from './stored-state'

/** How long painting waits for the restored step to load, in milliseconds. */
const restoreDeadline = 3_000

/** Takes and restores snapshots, for plugins such as `keep`. Only brands with such a plugin load this file. */
export const snapshotTool = defineTool((kernel): Snapshots => {
  function take(): Snapshot | null {
    const isSent = Object.keys(kernel.facts.references).length > 0
    const states = storedStates(kernel, isSent)
    const before = stepsBefore(kernel)
    if (!hasChosen(kernel)) return null
    const { facts, submission, page } = kernel
    return {
      selection: storable(selectionOf(facts)),
      before,
      states,
      unknown: submission.unknown.value,
      opened: page?.opened.value ?? false,
    }
  }

  function restore(snapshot: Snapshot): boolean {
    const { setFacts, plugins, sender, facts, page, signal } = kernel
    setFacts(usableWith(plugins.all, selectionIn(snapshot.selection)))
    restoreStates(kernel, snapshot.states)
    if (snapshot.unknown) sender.restore(snapshot.unknown)
    const { selection, before } = snapshot
    if (facts.journey === selection.journey)
      restoreHistory(
        kernel,
        before.map(({ changes, ...earlier }) => ({
          ...earlier,
          selection: selectionIn({ ...selection, ...changes }),
        })),
      )
    const ready = withDeadline(loadStep(kernel, snapshot), restoreDeadline, signal)
      .catch(() => undefined)
      // A disposed widget is never ready.
      .then(() => (signal.aborted ? new Promise<never>(() => undefined) : undefined))
    // The snapshot was taken before the page's restaurant was loaded, so the page's options apply.
    const lacksVenue = snapshot.selection.venue === null && page?.options.venueId !== undefined
    if (page && !lacksVenue) page.ready = ready
    void ready.then(() => {
      openAgain(kernel, snapshot)
      if (snapshot.unknown) void sender.showUnknown()
    })
    return hasProgress(kernel)
  }

  return {
    claimKey: () => claimKey(kernel),
    isStart: !kernel.isRebuilt,
    take,
    read: readSnapshot,
    restore,
    startAgain: () => startAgain(kernel),
  }
})

function startAgain(kernel: Kernel): void {
  const { facts, setFacts, plugins, submission, steps, navigation, choices } = kernel
  if (submission.isSending.peek()) return
  if (kernel.inline) return navigation.complete()
  const { venue, journey, journeyLocked } = facts
  const locked = journeyLocked && { journey, journeyLocked }
  batch(() => {
    navigation.restart()
    setFacts({ ...blankSelection, ...choices.initial(), venue, ...locked })
    plugins.reset('completion')
    steps.forgetHistory()
  })
  submission.reset()
}

/** The widgets on the page, by their keys. */
const claimed = new Set<string>()

function claimKey({ page, brand, inline }: Kernel): ReturnType<Snapshots['claimKey']> {
  const { options: { container = null } = {}, identity = [] } = page ?? {}
  const place = container instanceof Element ? nativeOf(container, 'id') : ''
  let key = ''
  for (let position = 1; key === '' || claimed.has(key); position++)
    key = JSON.stringify([brand.name, inline, place, position, ...identity])
  claimed.add(key)
  return { key, release: () => void claimed.delete(key) }
}

/**
 * Leaves out the references, the sessions, which are loaded again, and the availability if no step needs it. With a reference
 * the details were received, and are left out too.
 */
const storable = (selection: Selection): StoredSelection => ({
  ...selection,
  customer: Object.keys(selection.references).length > 0 ? blankCustomer : selection.customer,
  references: withoutTexts(selection.references),
  sessions: null,
  availability: selection.confirmed ? null : selection.availability,
})

const noReferences: StoredSelection['references'] = {}

/** One object for no references, so that equal selections have no {@link differences}. */
function withoutTexts(references: Selection['references']): StoredSelection['references'] {
  const outcomes = Object.keys(references)
  return outcomes.length === 0
    ? noReferences
    : Object.fromEntries(outcomes.map((outcome) => [outcome, ''] as const))
}

/** The selection of a snapshot. Its references are empty texts. */
const selectionIn = (stored: StoredSelection): Selection => ({
  ...stored,
  references: Object.fromEntries(Object.keys(stored.references).map((outcome) => [outcome, secret('')])),
})

function stepsBefore(kernel: Kernel): Snapshot['before'] {
  const now = storable(selectionOf(kernel.facts))
  return earlierSteps(kernel).map(({ selection, ...earlier }) => ({
    ...earlier,
    changes: differences(storable(selection), now),
  }))
}

/** The differences to the current selection. Details are left out, because Back keeps them. */
const differences = (then: StoredSelection, now: StoredSelection): Partial<StoredSelection> =>
  Object.fromEntries(
    Object.entries(then).filter(
      ([key, value]) => key !== 'customer' && value !== now[key as keyof StoredSelection],
    ),
  )

/** Loads everything that the restored step needs, so that it is painted first. */
async function loadStep(kernel: Kernel, { unknown }: Snapshot): Promise<void> {
  const { facts, steps, parts } = kernel
  const loading: unknown[] = [kernel.loadShell?.()]
  if (unknown) loading.push(kernel.sender.preload())
  // The plugin that restores it may set a notice right after this call.
  await undefined
  const isLater = facts.confirmed || facts.availability !== null || !steps.isBase()
  if (isLater) {
    const { plugin, step } = steps.current.peek()!
    loading.push(parts.load(plugin, step.load), readyToSend(kernel))
  }
  for (const [owner, { at, load }] of shownInserts(kernel))
    if (isLater || at === 'notice') loading.push(parts.load(owner, load))
  await settled(loading)
}

/** The inserts that plugins show in this journey, in any step. */
const shownInserts = ({ steps, guard, plugins }: Kernel): readonly (readonly [AnyPlugin, Insert])[] =>
  steps.applying.peek().flatMap((plugin) =>
    (plugin.inserts ?? [])
      .filter(({ at, always, when }) => {
        if (always || !when) return !always
        const place = { owner: plugin, hook: 'insert.when', name: at } as const
        return guard.ask(place, () => when(plugins.contextOf(plugin)), false)
      })
      .map((insert) => [plugin, insert] as const),
  )

/** Opens a popup that was open when a POST was sent, so that the diner sees the outcome. */
function openAgain(kernel: Kernel, { unknown, selection, opened }: Snapshot): void {
  const wasSent = unknown !== null || Object.keys(selection.references).length > 0
  if (opened && wasSent && mayOpenPopup(kernel)) openPopup(kernel)
}

/** Whether the diner has chosen or entered something beyond the page's own options. */
function hasChosen(kernel: Kernel): boolean {
  const { facts, page, brand, plugins } = kernel
  const { journey, journeyLocked, venue } = facts
  const isPreselected = journey === kernel.choices.preselected()
  const ownVenue = venue !== null && String(venue.id) !== String(page?.options.venueId)
  const ownJourney = journey !== null && !journeyLocked && !isPreselected && brand.journeys.length > 1
  return ownVenue || ownJourney || hasProgress(kernel) || plugins.hasEntered()
}

/** Whether more than a restaurant and a journey are chosen. */
function hasProgress(kernel: Kernel): boolean {
  const { facts, page } = kernel
  const { date, time, confirmed, availability } = facts
  return (
    hasTypedDetails(kernel) ||
    confirmed ||
    availability !== null ||
    time !== null ||
    (date !== null && date !== page?.options.date)
  )
}
