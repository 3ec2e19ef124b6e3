import { effect } from '@preact/signals-core'
import type { Kernel } from '../kernel/kernel'
import { complain } from './complain'
import type { Living } from './instance'
import { readOptions } from './options'
import { begin, prefill } from './prefill'
import type { InitOptions } from './public'

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
  const asked = Object.entries(changes).filter(([key, value]) => {
    const same = Object.is(options[key as keyof Options], value)
    if (fixed.has(key) && !same)
      complain(`update: "${key}" cannot change. Destroy the widget and make another one.`)
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

/** Each widget's build that is under way, with what the host wishes for meanwhile. */
const builds = new WeakMap<Living, { wishes: Options }>()

/** Takes the changes; where they ask for another build, what was chosen and typed goes over. The last change counts. */
export async function change(widget: Living, changes: Options): Promise<void> {
  const { options, wishes, rebuilds } = readChanges(widget.options, changes)
  widget.options = options
  const earlier = builds.get(widget)
  const build = { wishes: { ...earlier?.wishes, ...wishes } }
  if (rebuilds) {
    builds.set(widget, build)
    return rebuild(widget, build).finally(() => builds.get(widget) === build && builds.delete(widget))
  }
  if (earlier) earlier.wishes = build.wishes
  take(widget, wishes)
}

async function rebuild(widget: Living, build: { wishes: Options }): Promise<void> {
  const prepared = await widget.build()
  await settled(widget.mounted.kernel)
  // A newer change builds with what this one changed.
  if (builds.get(widget) !== build || widget.gone.aborted) return
  const { kernel } = widget.mounted
  const carried = kernel.carry()
  const venueId = kernel.visiting()
  widget.mounted.replace()
  widget.mounted = widget.show(prepared, carried)
  take(widget, { ...(venueId !== null && { venueId }), ...build.wishes })
}

/** The widget as it stands takes what is wished for; where all is over, its next beginning does. */
function take(widget: Living, wishes: Options): void {
  const { kernel, plugins } = widget.mounted
  kernel.remember(prefill(widget.options, kernel.brand, plugins))
  if (kernel.step.peek()?.step.end) return
  kernel.prefill(prefill(wishes, kernel.brand, plugins))
  begin(kernel, wishes)
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
