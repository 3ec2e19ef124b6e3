export const cleanUps: Set<(this: Mocha.Context) => unknown>
export const undoAfterTest: (undo: () => void) => void
