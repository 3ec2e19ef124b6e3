import { signal } from '@preact/signals-core'
import type { HostCallbacks } from '../kernel/contract'
import type { Tell, VenueWord } from '../kernel/events'
import type { Carried } from '../kernel/kernel'
import type { Catalogue } from './catalogue'
import { complain } from './complain'
import { elementName } from './element'
import { followFacts, keepState } from './events'
import { mount, prepare, type Mounted, type Prepared } from './mount'
import { readOptions } from './options'
import { begin, prefill } from './prefill'
import type { Handle, InitOptions } from './public'
import { readOptionsOf } from './read-options'

type Options = Partial<InitOptions>

/** A widget on its host element, once its code is here. */
export interface Instance {
  /** `texts`: a link's `data-` attributes, which say more of what is wished for. */
  open(venueId?: string | number, journey?: string, texts?: DOMStringMap): void
  close(): void
  update(changes: Options): void
  destroy(): void
}

export interface InstanceParts {
  /** As the host page gave them, unchecked. */
  readonly options: Options
  /** The page's own brand config, looked up by its name; a name that stands for none stays one. */
  readonly brandOf: (options: Options) => unknown
  /** The script tag or custom element whose attributes are options too. */
  readonly source?: Element | undefined
  readonly catalogue: Catalogue
  /** The script tag's; the option goes before it. */
  readonly nonce?: string | undefined
  readonly host: HTMLElement
  readonly inline: boolean
  readonly emit: Tell
  /** The last detail of each event that says how things stand, for those who listen late. */
  readonly state: Record<string, unknown>
  readonly handle: Handle
}

/** A widget while it is there: its options may change, and with them what stands on the page. */
export interface Living {
  options: Options
  mounted: Shown
  readonly gone: AbortSignal
  build(): Promise<Prepared>
  /** `carried`: from the widget that stood here before. */
  show(prepared: Prepared, carried?: Carried): Shown
  wish(more: Options): void
}

interface Shown extends Mounted {
  /** Makes way for another one, which is the same widget to the host. */
  replace(): void
}

/** Reads the options, fetches the brand's plugins and theme, and mounts the widget. Throws a BootError. */
export async function createInstance(parts: InstanceParts): Promise<Instance> {
  const { catalogue, host, inline, brandOf, state } = parts
  const emit = keepState(state, parts.emit)
  const end = new AbortController()
  const opened = signal(false)
  const callbacks: HostCallbacks = {
    get onNoAvailability() {
      return widget.options.onNoAvailability
    },
    get transformSpecialRequests() {
      return widget.options.transformSpecialRequests
    },
  }

  const widget = {
    options: await gather(parts, end.signal),
    gone: end.signal,
    build: () => prepare(brandOf(widget.options) as InitOptions['brand'], catalogue, inline),
    show(prepared, carried) {
      let replaced = false
      // What is no news to the host is none to the plugins either.
      const tell: Tell = (name, detail) =>
        replaced || isOld(state[name], name, detail) ? false : emit(name, detail)
      const { options } = widget
      const shown = mount(prepared, { options, callbacks, host, inline, opened, carried, emit: tell })
      followFacts(shown.kernel, state)
      return {
        ...shown,
        replace() {
          replaced = true
          shown.unmount()
        },
      }
    },
    wish(more) {
      const { kernel, plugins } = widget.mounted
      kernel.prefill(prefill(more, kernel.brand, plugins))
      begin(kernel, { ...widget.options, ...more })
    },
  } as Living
  readOptionsOf.set(host, widget)
  widget.mounted = widget.show(await widget.build())
  begin(widget.mounted.kernel, widget.options)

  let turns = 0
  /** What a pressed link says may come late: whoever opened the popup since goes first. */
  const wishOfLink = (texts: DOMStringMap, isLatest: () => boolean) =>
    sayings().then(
      ({ wishOfLink }) => isLatest() && wishOfLink(widget, texts),
      (error: unknown) => {
        complain('link: of what it says only the restaurant counts.', error)
        if (texts.tavolaVenue && isLatest() && !end.signal.aborted)
          widget.wish({ venueId: texts.tavolaVenue })
      },
    )

  return {
    open(venueId, journey, texts) {
      const { kernel } = widget.mounted
      const over = kernel.step.peek()?.step.end
      const seen = opened.peek()
      // A page may have another body by now, without the popup's element.
      if (!inline && !host.isConnected) document.body.append(host)
      // Section 1: opening marks the widget not complete.
      if (over && seen) kernel.complete()
      opened.value = true
      kernel.emit('open', { venueId: (venueId ?? texts?.tavolaVenue ?? null) as VenueWord | null })
      // What comes of a create after the popup was left is shown first: nobody shall book twice for not knowing.
      if ((over && !seen) || kernel.sending.peek()) return
      const turn = ++turns
      if (texts) return void wishOfLink(texts, () => turn === turns)
      widget.wish({ ...(venueId !== undefined && { venueId }), ...(journey !== undefined && { journey }) })
    },
    close() {
      const { kernel } = widget.mounted
      if (inline) return
      if (kernel.sending.peek()) opened.value = false
      else kernel.complete()
    },
    update(changes) {
      import(/* webpackChunkName: "changes" */ './changes')
        .then(({ change }) => change(widget, changes))
        .catch((error: unknown) => complain('update: the widget stays as it was.', error))
    },
    destroy() {
      end.abort()
      widget.mounted.unmount()
    },
  }
}

/** One that is built anew is the same widget to the host: it gets ready once, and its step is no new one. */
const isOld = (before: unknown, name: string, detail: object) =>
  before !== undefined &&
  (name === 'ready' || (name === 'step' && JSON.stringify(before) === JSON.stringify(detail)))

/** All that is said in code, in attributes and in the page's address, checked. */
async function gather(parts: InstanceParts, signal: AbortSignal): Promise<Options> {
  const { options, nonce, source, inline } = parts
  const where = source?.localName === elementName ? `<${elementName}>` : 'Tavola.init'
  const said =
    source || /[?&]tavola-/.test(location.search) ? await (await sayings()).readSaid(parts, signal) : options
  const read = readOptions({ ...(nonce && { nonce }), ...said, inline }, where)
  if (read.baseUrl === undefined) complain(`${where}: "baseUrl" is missing, the address before "/api/…".`)
  return read
}

const sayings = () => import(/* webpackChunkName: "text-options" */ './said')
