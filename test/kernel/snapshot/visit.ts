import { snapshotTool } from 'tavola'
import type { AnyPlugin, Load } from '../../../src/contract/plugin'
import type { Snapshot, Snapshots } from '../../../src/contract/snapshot'
import { bootKernel, type TestKernelOptions } from '../../kit/kernel'
import { booking, enquiry, start } from '../bare-plugins'

interface VisitOptions extends Partial<TestKernelOptions> {
  /** A snapshot of an earlier visit, as it was read from a storage. */
  readonly stored?: unknown
  /** Parts that are painted with the restored step. */
  readonly parts?: readonly Load[]
}

/** A visit of the page. A plugin restores what is stored if it can be read, as `keep` does. */
export function visit({ plugins = [booking, enquiry], stored, parts, ...options }: VisitOptions = {}) {
  let snapshots!: Snapshots
  let hasNotice = false
  const keeper: AnyPlugin = {
    id: 'keeper',
    setup(ctx) {
      snapshots = ctx.use(snapshotTool)
      const snapshot = snapshots.read(stored)
      if (snapshot) hasNotice = snapshots.restore(snapshot, parts)
    },
  }
  const test = bootKernel({ plugins: [start, ...plugins, keeper], ...options })
  const { steps } = test.kernel
  return {
    ...test,
    snapshots,
    /** Whether the diner is told that something was restored. */
    hasNotice,
    /** The snapshot as a storage returns it. */
    keeps: () => JSON.parse(JSON.stringify(snapshots.take())) as Snapshot | null,
    shown: () => steps.current.value!.step.id,
    history: () => steps.history.value.map(({ active }) => active.step.id),
  }
}
