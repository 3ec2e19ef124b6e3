import { definePlugin, type HostEvent } from 'tavola'
import { pageGlobal } from 'tavola/page'

/** The options under `options.analytics`. */
export interface AnalyticsOptions {
  /**
   * Called for each event, which is passed on only if this returns exactly `true`. Or "tag-manager": the page says that its tag
   * manager holds back what the diner hasn't agreed to (consent mode), so each event is put into the list.
   */
  readonly consent?: (() => unknown) | typeof tagManager | undefined
  /** The name of the page's global event array (Google Tag Manager's). It must exist when an event is passed on. */
  readonly dataLayer: string
  /** The page's own function (GA4 without Tag Manager), called instead of using the array. */
  readonly gtag?: ((command: 'event', name: string, parameters: object) => void) | undefined
  /** Put before each event's name, whose hyphens become underscores: "tavola_booking_confirmed". */
  readonly prefix: string
  /** Other names by event name; with `false` the event is not passed on. */
  readonly names: Readonly<Record<string, string | false>>
}

const tagManager = 'tag-manager'

const options: AnalyticsOptions = {
  // Listed although undefined: a brand's options are checked against these keys.
  consent: undefined,
  gtag: undefined,
  dataLayer: 'dataLayer',
  prefix: 'tavola_',
  names: {},
}

/**
 * Passes the host events on to the page's own analytics once the diner has given consent. It
 * loads nothing and sends no requests. The events contain no personal data.
 */
export default definePlugin({
  id: 'analytics',
  options,
  setup({ options: { consent, gtag } }) {
    if (consent === tagManager && gtag)
      throw new TypeError(
        'With `options.analytics.gtag`, `consent` must be a function: without consent Google’s tag sends events, only without cookies.',
      )
    if (consent !== tagManager && typeof consent !== 'function')
      throw new TypeError(
        'Without `options.analytics.consent`, a function that answers true once the diner has agreed, or "tag-manager" if your tag manager asks for consent, nothing is passed on.',
      )
  },
  onEvent({ options: { consent, ...where } }, event) {
    if (consent === tagManager || (typeof consent === 'function' && consent() === true)) pass(event, where)
  },
})

function pass({ name, detail }: HostEvent, { gtag, dataLayer, prefix, names }: AnalyticsOptions): void {
  const target = names[name] ?? prefix + name.replace(/-/g, '_')
  if (target === false) return
  if (gtag) return gtag('event', target, detail)
  const list = pageGlobal(dataLayer)
  if (!Array.isArray(list))
    throw new TypeError(
      `The page has no list "${dataLayer}" to put events into; name another one under \`options.analytics.dataLayer\`.`,
    )
  list.push({ event: target, ...detail })
}
