import { createApi, type Api, type ApiOptions } from '../../src/api/client'
import { checkPlugins } from '../../src/diagnostics/plugins'
import { withCompanionOptions, withCompanions } from '../../src/host/brand/with-companions'
import type { Brand } from '../../src/contract/brand'
import type { Selection } from '../../src/contract/facts'
import { createClock } from '../../src/kernel/core/clock'
import type { Fault } from '../../src/kernel/core/guard'
import type { AnyPlugin } from '../../src/contract/plugin'
import type { KernelOptions } from '../../src/kernel/actions/kernel'
import { createKernel } from '../../src/kernel/actions/create-kernel'
import '../../themes/build/companions/start'
import { brand as milano } from '../../themes/milano/brand'
import { goodEvening } from './fixtures'
import { baseUrl, createNetwork, type Answer } from './network'

export interface TestKernelOptions extends Partial<Omit<KernelOptions, 'brand' | 'plugins' | 'api'>> {
  readonly plugins: readonly AnyPlugin[]
  readonly brand?: Partial<Brand>
  /** What is chosen at the start. */
  readonly first?: Partial<Selection>
  /** Answers that override those of `goodEvening`. */
  readonly answers?: Readonly<Record<string, Answer>>
  /** Without the boot checks, as after a plugin's file failed to load. */
  readonly unchecked?: boolean
}

/** The client itself, whose file is here at once. */
function apiOn(fetch: ApiOptions['fetch'], over: Partial<ApiOptions> = {}): Api {
  const headers = { 'X-Session-Id': 'test-session', ...over.headers }
  return {
    ...createApi({ baseUrl, ...(fetch && { fetch }), ...over, headers }),
    withHeaders: (more) => apiOn(fetch, { ...over, headers: { ...over.headers, ...more } }),
    withoutRetries: () => apiOn(fetch, { ...over, retries: 0 }),
  }
}

/** A real kernel with the given plugins and a mock network. Records its faults and events. */
export function bootKernel({
  plugins: listed,
  brand,
  answers,
  unchecked,
  first,
  ...options
}: TestKernelOptions) {
  const network = createNetwork(answers ?? {}, goodEvening)
  const faults: Fault[] = []
  const events: { name: string; detail: unknown }[] = []
  const plugins = withCompanions(listed)
  const wholeBrand: Brand = {
    ...milano,
    journeys: listed.flatMap(({ journey }) => (journey ? [journey.name] : [])),
    ...brand,
    plugins: plugins.map(({ id }) => id),
  }
  if (!unchecked) checkPlugins(plugins, wholeBrand)
  const kernel = createKernel({
    plugins,
    brand: { ...wholeBrand, options: withCompanionOptions(wholeBrand.options, plugins) },
    api: apiOn(network.fetch),
    report: (fault) => faults.push(fault),
    // Without the version, which every event has.
    emit: (name, { version: _version, ...detail }) => events.push({ name, detail }),
    ...(first && {
      handover: { selection: first, states: {}, clock: createClock(options.now) },
    }),
    ...options,
  })
  return { kernel, network, faults, events }
}

export type TestKernel = ReturnType<typeof bootKernel>
