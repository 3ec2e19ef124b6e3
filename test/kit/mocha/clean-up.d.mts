export const cleanUps: Set<(this: Mocha.Context) => unknown>
