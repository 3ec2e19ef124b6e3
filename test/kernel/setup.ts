import { snapshotTool } from 'tavola/page'
import type { AnyPlugin } from '../../src/contract/plugin'
import type { Snapshot, Snapshots } from '../../src/contract/snapshot'
import { bootKernel, type TestKernel, type TestKernelOptions } from '../kit/kernel'
import { settles } from '../kit/pending'
import { booking, enquiry, start } from './bare-plugins'
import { confirmed } from './selection'

export const create = 'POST /api/bookings/create'
export const lost = new TypeError('Failed to fetch')
export const oops = new Error('oops')
export const throws = (): never => {
  throw oops
}

type Options = Partial<TestKernelOptions>

/** The booking, with these plugins before it. */
export const boot = (plugins: readonly AnyPlugin[] = [], options: Options = {}) =>
  bootKernel({ plugins: [start, ...plugins, booking], ...options })

/** A booking at its details. */
export const atDetails = (plugins: readonly AnyPlugin[] = [], options: Options = {}) =>
  boot(plugins, { first: confirmed, ...options })

/** A booking whose create has ended. */
export async function sent(plugins: readonly AnyPlugin[] = [], options: Options = {}) {
  const test = atDetails(plugins, options)
  await test.kernel.sender.send()
  return test
}

export async function sendsAgain({ kernel }: Pick<TestKernel, 'kernel'>): Promise<void> {
  kernel.banner.shown.value!.again!.run()
  await settles()
}

export const shown = ({ kernel }: Pick<TestKernel, 'kernel'>) => kernel.steps.current.value?.step.id
export const errorsIn = ({ kernel }: Pick<TestKernel, 'kernel'>) => kernel.banner.shown.value?.errors
export const placesOf = ({ faults }: Pick<TestKernel, 'faults'>) =>
  faults.map(({ plugin, place }) => `${plugin} ${place}`)

interface VisitOptions extends Options {
  /** A snapshot of an earlier visit, as it was read from a storage. */
  readonly stored?: unknown
}

/** A visit of the page. A plugin restores what is stored if it can be read, as `keep` does. */
export function visit({ plugins = [booking, enquiry], stored, ...options }: VisitOptions = {}) {
  let snapshots!: Snapshots
  let hasNotice = false
  const keeper: AnyPlugin = {
    id: 'keeper',
    setup(ctx) {
      snapshots = ctx.use(snapshotTool)
      const snapshot = snapshots.read(stored)
      if (snapshot) hasNotice = snapshots.restore(snapshot)
    },
  }
  const test = bootKernel({ plugins: [start, ...plugins, keeper], ...options })
  return {
    ...test,
    snapshots,
    /** Whether the diner is told that something was restored. */
    hasNotice,
    /** The snapshot as a storage returns it. */
    keeps: () => JSON.parse(JSON.stringify(snapshots.take())) as Snapshot | null,
    shown: () => shown(test),
    history: () => test.kernel.steps.history.value.map(({ active }) => active.step.id),
  }
}
