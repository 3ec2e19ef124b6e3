import { createApi } from '../../src/api/client'
import { checkPlugins } from '../../src/host/brand/check-plugins'
import type { Brand } from '../../src/kernel/brand'
import type { Fault } from '../../src/kernel/guard'
import type { AnyPlugin } from '../../src/kernel/contract'
import type { KernelOptions } from '../../src/kernel/core'
import { createKernel } from '../../src/kernel/create-kernel'
import { brand as milano } from '../../themes/milano/brand'
import { goodEvening } from './fixtures'
import { baseUrl, createNetwork, type Answer } from './network'

export interface TestKernelOptions extends Partial<Omit<KernelOptions, 'brand' | 'plugins' | 'api'>> {
  readonly plugins: readonly AnyPlugin[]
  readonly brand?: Partial<Brand>
  /** Answers over those of a good evening. */
  readonly answers?: Readonly<Record<string, Answer>>
  /** Without the boot checks, as where a plugin's file did not come. */
  readonly unchecked?: boolean
}

/** A real kernel with only the plugins named, over a fake network; its faults and events are there to look at. */
export function bootKernel({ plugins, brand, answers, unchecked, ...options }: TestKernelOptions) {
  const network = createNetwork(answers ?? {}, goodEvening)
  const faults: Fault[] = []
  const events: { name: string; detail: unknown }[] = []
  const wholeBrand: Brand = {
    ...milano,
    plugins: plugins.map(({ id }) => id),
    journeys: plugins.flatMap(({ journey }) => (journey ? [journey.name] : [])),
    ...brand,
  }
  if (!unchecked) checkPlugins(plugins, wholeBrand)
  const kernel = createKernel({
    plugins,
    brand: wholeBrand,
    api: createApi({
      baseUrl,
      session: { header: 'X-Session-Id', id: 'test-session' },
      fetch: network.fetch,
    }),
    report: (fault) => faults.push(fault),
    // But for the version, which each carries.
    emit: (name, { version: _version, ...detail }) => events.push({ name, detail }),
    ...options,
  })
  return { kernel, network, faults, events }
}

export type TestKernel = ReturnType<typeof bootKernel>
