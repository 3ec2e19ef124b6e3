import { definePlugin } from 'tavola'
import { snapshotTool, type Snapshot, type Snapshots } from 'tavola/page'

/** A reload of the page, without a plugin that stores anything: the next widget begins with what the last one would store. */
export function createReload() {
  let snapshots: Snapshots
  let stored = 'null'
  const plugin = definePlugin({
    id: 'reload',
    setup(ctx) {
      snapshots = ctx.use(snapshotTool)
      const snapshot = snapshots.read(JSON.parse(stored))
      if (snapshot) snapshots.restore(snapshot)
    },
  })
  return {
    plugin,
    /** Call it before the widget is removed. Returns the snapshot, as JSON. */
    leaves: () => (stored = JSON.stringify(snapshots.take())),
    /** What is stored of a plugin's state. */
    stateOf: (id: string) => (JSON.parse(stored) as Snapshot).states[id],
  }
}
