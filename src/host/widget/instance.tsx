import { signal } from '@preact/signals-core'
import type { HostCallbacks } from '../../kernel/plugin-context'
import type { Deliver, PublicVenueId } from '../../kernel/events'
import type { Carried } from '../../kernel/core'
import { logError } from '../log-error'
import { elementName } from '../loader/element'
import { followFacts, keepState } from './event-state'
import { mount, prepare, type Branded, type Mounted, type Prepared } from './mount'
import { readOptions } from '../options/options'
import { begin, prefill } from './prefill'
import type { Handle, InitOptions } from '../public'
import { readOptionsOf } from '../options/current-options'

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
  readonly brandOf: (options: Options) => Branded
  /** The script tag or custom element whose attributes are options too. */
  readonly source?: Element | undefined
  /** The script tag's; the option goes before it. */
  readonly nonce?: string | undefined
  readonly host: HTMLElement
  readonly inline: boolean
  readonly emit: Deliver
  /** The last detail of each event that says how things stand, for those who listen late. */
  readonly state: Record<string, unknown>
  readonly handle: Handle
}

/** A widget while it is there: its options may change, and with them what stands on the page. */
export interface RunningWidget {
  options: Options
  mounted: Shown
  readonly gone: AbortSignal
  build(): Promise<Prepared>
  /** `carried`: from the widget that stood here before. */
  show(prepared: Prepared, carried?: Carried): Shown
  /** `where`: as the developer wrote it, for what is wrong. */
  wish(more: Options, where?: string): void
}

interface Shown extends Mounted {
  /** Makes way for another one, which is the same widget to the host. */
  replace(): void
}

/** Reads the options, fetches the brand's plugins and theme, and mounts the widget. Throws a BootError. */
export async function createInstance(parts: InstanceParts): Promise<Instance> {
  const end = new AbortController()
  try {
    return await build(parts, end)
  } catch (error) {
    // What follows the element's attributes ends here too.
    end.abort()
    throw error
  }
}

async function build(parts: InstanceParts, end: AbortController): Promise<Instance> {
  const { host, inline, brandOf, state } = parts
  const emit = keepState(state, parts.emit)
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
    build: () => prepare(brandOf(widget.options), inline),
    show(prepared, carried) {
      let replaced = false
      // What is no news to the host is none to the plugins either.
      const tell: Deliver = (name, detail) =>
        replaced || isOld(state[name], name, detail) ? false : emit(name, detail)
      const { options } = widget
      const shown = mount(prepared, {
        options,
        prefill: prefill(options, prepared.brand, prepared.plugins, !carried && nameOf(parts)),
        callbacks,
        host,
        inline,
        opened,
        carried,
        emit: tell,
        onComplete() {
          opened.value = false
          // A popup begins at its next opening.
          if (inline) begin(widget.mounted.kernel, widget.options)
        },
      })
      followFacts(shown.kernel, state)
      return {
        ...shown,
        replace() {
          replaced = true
          shown.unmount()
        },
      }
    },
    wish(more, where) {
      const { kernel, plugins } = widget.mounted
      kernel.prefill(prefill(more, kernel.brand, plugins, where))
      begin(kernel, { ...widget.options, ...more })
    },
  } as RunningWidget
  readOptionsOf.set(host, widget)
  widget.mounted = widget.show(await widget.build())
  begin(widget.mounted.kernel, widget.options)

  let turns = 0
  /** What a pressed link says may come late: whoever opened the popup since goes first. */
  const wishOfLink = (texts: DOMStringMap, isLatest: () => boolean) =>
    sayings().then(
      ({ wishOfLink }) => isLatest() && wishOfLink(widget, texts),
      (error: unknown) => {
        logError('link: of what it says only the restaurant counts.', error)
        if (texts.tavolaVenue && isLatest() && !end.signal.aborted)
          widget.wish({ venueId: texts.tavolaVenue })
      },
    )

  return {
    open(givenVenue, givenJourney, texts) {
      const { kernel } = widget.mounted
      const wishes = readOptions(
        { venueId: givenVenue ?? undefined, journey: givenJourney ?? undefined },
        'Tavola.open',
      )
      const over = kernel.step.peek()?.step.end
      const seen = opened.peek()
      // A page may have another body by now, without the popup's element.
      if (!inline && !host.isConnected) document.body.append(host)
      // Section 1: opening marks the widget not complete.
      if (over && seen) kernel.complete()
      opened.value = true
      const venueId = wishes.venueId ?? (texts?.tavolaVenue || null)
      if (!inline) kernel.emit('open', { venueId: venueId as PublicVenueId | null })
      // What comes of a create after the popup was left is shown first: nobody shall book twice for not knowing.
      if ((over && !seen) || kernel.sending.peek()) return
      const turn = ++turns
      if (texts) return void wishOfLink(texts, () => turn === turns)
      widget.wish(wishes)
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
        .catch((error: unknown) => logError('update: the widget stays as it was.', error))
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

/** As the developer wrote it. */
const nameOf = ({ source }: InstanceParts) =>
  source?.localName === elementName ? `<${elementName}>` : 'Tavola.init'

/** All that is said in code, in attributes and in the page's address, checked. */
async function gather(parts: InstanceParts, signal: AbortSignal): Promise<Options> {
  const { options, nonce, source, inline } = parts
  const where = nameOf(parts)
  const said =
    source || /[?&]tavola-/.test(location.search)
      ? await (await sayings()).readPageOptions(parts, signal)
      : options
  // What the loader made of "inline" is what counts; a wrong container it has named.
  // What is not there is wrong too, where there is a base URL to be.
  const checked = {
    ...(nonce && { nonce }),
    ...said,
    baseUrl: said.baseUrl ?? null,
    container: undefined,
  }
  return { ...readOptions(checked, where), inline }
}

const sayings = () => import(/* webpackChunkName: "text-options" */ '../options/page-options')
