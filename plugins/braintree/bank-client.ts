import { pageGlobal } from 'tavola/page'
import type { BraintreeClient } from './modules'

/** What we read and change of a client's configuration. */
interface Configuration {
  readonly gatewayConfiguration: {
    readonly threeDSecure?: { readonly cardinalSongbirdUrl?: string | null } | null | undefined
  }
}

/** How far a check is. */
interface Progress {
  /** `verifyCard` was called. */
  readonly hasBegun: boolean
  readonly isOver: boolean
}

/**
 * The client for one check, over the card fields' own. Once the check is over, nothing of it is sent any more, though
 * braintree-web itself has no way to stop a check.
 *
 * After each check braintree-web sets Cardinal's script up again. An error there would be an unhandled rejection of the page,
 * so it waits for ever for its settings if the check is over, or if the script is not there.
 */
export function clientForCheck(client: BraintreeClient, progress: Progress): BraintreeClient {
  if (!client.getConfiguration) return client
  const configuration = withScriptAgain(client.getConfiguration() as Configuration)
  const withoutScript = withSettings(configuration, never)
  const { request } = client as { request?: (...given: unknown[]) => Promise<unknown> }
  return Object.create(client, {
    getConfiguration: {
      value() {
        if (progress.isOver) return ended
        return progress.hasBegun && !hasCardinal() ? withoutScript : configuration
      },
    },
    request: { value: (...given: unknown[]) => (progress.isOver ? never : request!.apply(client, given)) },
  }) as BraintreeClient
}

const never = new Promise<never>(() => undefined)

/** The configuration after the end. braintree-web's reports read the environment first, and are dropped if that throws. */
const ended = {
  gatewayConfiguration: {
    threeDSecure: never,
    get environment(): never {
      throw new Error('The check is over.')
    },
  },
}

let loads = 0

/** Whether Cardinal's script has run on this page. */
export const hasCardinal = () => pageGlobal('Cardinal') !== undefined

/** braintree-web remembers a script that failed to load, and never loads that address again: a fragment makes another one. */
function withScriptAgain(configuration: Configuration): Configuration {
  const { threeDSecure } = configuration.gatewayConfiguration
  if (!threeDSecure) return configuration
  const address = threeDSecure.cardinalSongbirdUrl
  // braintree-web would load "undefined" from the page's own server.
  if (!address) return withSettings(configuration, undefined)
  if (hasCardinal()) return configuration
  loads++
  if (loads === 1) return configuration
  return withSettings(configuration, { ...threeDSecure, cardinalSongbirdUrl: `${address}#${loads}` })
}

const withSettings = ({ gatewayConfiguration, ...rest }: Configuration, threeDSecure: unknown) =>
  ({ ...rest, gatewayConfiguration: { ...gatewayConfiguration, threeDSecure } }) as Configuration
