export const cleanUps: ((this: Mocha.Context) => unknown)[]
export const undoAfterTest: (undo: () => void) => void
