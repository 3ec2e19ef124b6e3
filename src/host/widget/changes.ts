import { effect } from '@preact/signals-core'
import type { Kernel } from '../../kernel/kernel'
import type { Prefill } from '../../kernel/party'
import { logError } from '../log-error'
import type { RunningWidget } from './instance'
import { readOptions } from '../options/options'
import { begin, prefill } from './prefill'
import { openerOf } from './open-venue'
import type { InitOptions } from '../public'

/** Options that change while the widget is there (contract, "Host pages"): a chunk that only such pages fetch. */

type Options = Partial<InitOptions>

/** What the widget takes as it stands; anything else is built anew. */
const taken = new Set<string>([
  'venueId',
  'journey',
  'date',
  'time',
  'guests',
  'adults',
  'children',
  'onNoAvailability',
  'transformSpecialRequests',
  'preload',
])
const fixed = new Set<string>(['container', 'inline'])

interface Change {
  readonly options: Options
  /** What of it is new. */
  readonly wishes: Options
  readonly rebuilds: boolean
}

/** The options with the changes, what is wrong in those named and left out; `undefined` takes an option away. */
function readChanges(options: Options, changes: Options): Change {
  // One that is taken away is a wish too: the choice is the diner's again.
  const given = 'journey' in changes ? { ...changes, journey: changes.journey ?? null } : changes
  const asked = Object.entries(given).filter(([key, value]) => {
    const same = Object.is(options[key as keyof Options], value)
    if (fixed.has(key) && !same)
      logError(`update: "${key}" cannot change. Destroy the widget and make another one.`)
    return !fixed.has(key) && !same
  })
  const read = readOptions(Object.fromEntries(asked), 'update')
  const kept = { ...options } as Record<string, unknown>
  for (const [key, value] of asked) if (value === undefined) delete kept[key]
  return {
    options: { ...kept, ...read },
    wishes: read,
    rebuilds: asked.some(([key, value]) => !taken.has(key) && (key in read || value === undefined)),
  }
}

interface Build {
  /** What the host wishes for with it, and meanwhile. */
  wishes: Options
  /** Of the widget that stands. */
  readonly before: Options
}

/** Each widget's build that is under way. */
const builds = new WeakMap<RunningWidget, Build>()

/** Takes the changes; where they ask for another build, what was chosen and typed goes over. The last change counts. */
export async function change(widget: RunningWidget, changes: Options): Promise<void> {
  // What was wrong from the start was said then.
  if (!said.has(widget)) lasting(widget, false)
  const { options, wishes, rebuilds } = readChanges(widget.options, changes)
  const earlier = builds.get(widget)
  const before = earlier?.before ?? widget.options
  const build = { wishes: { ...earlier?.wishes, ...wishes }, before }
  widget.options = options
  if (rebuilds) {
    builds.set(widget, build)
    return rebuild(widget, build).finally(() => builds.get(widget) === build && builds.delete(widget))
  }
  if (earlier) earlier.wishes = build.wishes
  take(widget, wishes)
}

async function rebuild(widget: RunningWidget, build: Build): Promise<void> {
  // A newer change builds with what this one changed.
  const counts = () => builds.get(widget) === build && !widget.gone.aborted
  let prepared
  try {
    prepared = await widget.build()
  } catch (error) {
    if (!counts()) return
    widget.options = { ...only(build.before, false), ...only(widget.options, true) }
    take(widget, build.wishes)
    throw error
  }
  await settled(widget.mounted.kernel)
  if (!counts()) return
  const { kernel } = widget.mounted
  const carried = kernel.carry()
  const venueId = openerOf(kernel).pendingVenue()
  widget.mounted.replace()
  widget.mounted = widget.show(prepared, carried)
  take(widget, { ...(venueId !== null && { venueId }), ...build.wishes })
}

/** What the widget takes as it stands, or the rest. */
const only = (options: Options, takes: boolean): Options =>
  Object.fromEntries(Object.entries(options).filter(([key]) => taken.has(key) === takes))

/** Whether each widget's options ask for what they cannot have: said once, not at each change of something else. */
const said = new WeakMap<RunningWidget, boolean>()

/** What completion comes back to. */
function lasting(widget: RunningWidget, where: string | false = !said.get(widget) && 'update'): Prefill {
  const { options, mounted } = widget
  const known = prefill(options, mounted.kernel.brand, mounted.plugins, where)
  said.set(widget, known.guests !== options.guests)
  return known
}

/** The widget as it stands takes what is wished for; where all is over, its next beginning does. */
function take(widget: RunningWidget, wishes: Options): void {
  const { kernel, plugins } = widget.mounted
  kernel.remember(lasting(widget))
  if (kernel.step.peek()?.step.end) return
  kernel.prefill(prefill(wishes, kernel.brand, plugins))
  begin(kernel, wishes)
  if (wishes.journey === null) kernel.set({ journeyLocked: false })
}

/** Nothing is built anew while a create is on its way, or may have gone through: its answer belongs to this widget. */
function settled({ undecided, signal }: Kernel): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!signal.aborted && undecided.value) return
      queueMicrotask(() => stop())
      resolve()
    })
    signal.addEventListener('abort', () => stop(), { once: true })
  })
}
