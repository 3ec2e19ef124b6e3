import { effect } from '@preact/signals-core'
import { selectionOf } from '../kernel/facts'
import type { Kernel } from '../kernel/kernel'
import { complain } from './complain'
import type { Living } from './instance'
import { readOptions } from './options'
import { begin } from './prefill'
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

let turns = 0
const latest = new WeakMap<Living, number>()

/** Takes the changes; where they ask for another build, what was chosen and typed goes over. The last change counts. */
export async function change(widget: Living, changes: Options): Promise<void> {
  const { options, wishes, rebuilds } = readChanges(widget.options, changes)
  widget.options = options
  if (!rebuilds) return widget.wish(wishes)
  const turn = ++turns
  latest.set(widget, turn)
  const prepared = await widget.build()
  await settled(widget.mounted.kernel)
  // A newer change builds with what this one changed.
  if (latest.get(widget) !== turn || widget.gone.aborted) return
  const old = widget.mounted.kernel
  widget.mounted.replace()
  widget.mounted = widget.show(prepared)
  const { kernel } = widget.mounted
  carryOver(old, kernel)
  begin(kernel, { ...(kernel.facts.venue ? {} : options), ...wishes })
}

/** Nothing is built anew while a create is on its way, or may have gone through: its answer belongs to this widget. */
function settled({ sending, banner, signal }: Kernel): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!signal.aborted && (sending.value || banner.value?.code === 'widget.unanswered')) return
      queueMicrotask(() => stop())
      resolve()
    })
    signal.addEventListener('abort', () => stop(), { once: true })
  })
}

/** What was chosen and typed goes over into the next widget, as far as that has the journey. */
function carryOver(from: Kernel, to: Kernel): void {
  const { journey, ...rest } = selectionOf(from.facts)
  const known = journey === null || to.journeys.find(journey) !== null
  const { venue, date, adults, children, customer, wishedTime } = rest
  to.set(known ? { journey, ...rest } : { venue, date, adults, children, customer, wishedTime })
}
