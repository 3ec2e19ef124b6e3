/** The page around the widget, the package entry `tavola/page`: its names, addresses, storage and languages, which may be hostile. */

export { callAddress, scriptAddress, webAddress } from './address'
export { pageGlobal, safeDocument } from './dom-clobbering'
export { logProblem } from './console'
export { isFresh, storedJson, storedKeys } from './stored-json'
export { directionOf } from './locale/direction'
export { languageOf, regionOf } from './locale/locale'

// Waiting.
export { afterPaint } from './scheduling'
export { withDeadline } from './deadline'

// The widget as a whole: its state as JSON, and its popup.
export { snapshotTool } from './kernel/actions/snapshot/snapshots'
export type { Snapshot, Snapshots } from './contract/snapshot'
export { popupTool } from './kernel/actions/popup-tool'
