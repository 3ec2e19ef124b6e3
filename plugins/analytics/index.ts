import { definePlugin, type HostEvent } from 'tavola'

/** What a host sets under `options.analytics`. */
export interface AnalyticsOptions {
  /** Asked at each event: `true`, and nothing else, lets it through. */
  readonly consent?: (() => unknown) | undefined
  /** The name of the page's own list (Google Tag Manager's), which must be there by then. */
  readonly dataLayer: string
  /** The page's own function (GA4 without Tag Manager), told instead of the list. */
  readonly gtag?: ((command: 'event', name: string, parameters: object) => void) | undefined
  /** Before each event's own name, whose hyphens become underscores: "tavola_booking_confirmed". */
  readonly prefix: string
  /** Other names, by the event's own; `false`: it is not passed on. */
  readonly names: Readonly<Record<string, string | false>>
}

const options: AnalyticsOptions = {
  // Named, though there is none: a brand's options are checked against these.
  consent: undefined,
  gtag: undefined,
  dataLayer: 'dataLayer',
  prefix: 'tavola_',
  names: {},
}

/**
 * Passes the host events on to the page's own analytics, once the page reports that the diner has agreed (complaints 7
 * and 20). It loads nothing and asks nobody else: events carry nothing personal, and neither does what it passes on.
 */
export default definePlugin({
  id: 'analytics',
  options,
  setup({ options }) {
    if (typeof options.consent !== 'function')
      throw new TypeError(
        'Without `options.analytics.consent`, a function that answers true once the diner has agreed, nothing is passed on.',
      )
  },
  onEvent({ options: { consent, ...where } }, event) {
    if (consent?.() === true) pass(event, where)
  },
})

function pass({ name, detail }: HostEvent, { gtag, dataLayer, prefix, names }: AnalyticsOptions): void {
  const target = names[name] ?? prefix + name.replace(/-/g, '_')
  if (target === false) return
  if (gtag) return gtag('event', target, detail)
  const list = (window as unknown as Record<string, unknown>)[dataLayer]
  if (!Array.isArray(list))
    throw new TypeError(
      `The page has no list "${dataLayer}" to put events into; name another one under \`options.analytics.dataLayer\`.`,
    )
  list.push({ event: target, ...detail })
}
