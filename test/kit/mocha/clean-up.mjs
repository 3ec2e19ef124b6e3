/**
 * What the kits of tests end after each test, with mocha's context, so that no suite has to ask for it. The latest goes
 * first.
 */
export const cleanUps = []

const undos = []

/** Undoes a change of the running test when the test ends; the latest change goes first. */
export const undoAfterTest = (undo) => void undos.push(undo)

cleanUps.push(() => {
  for (const undo of undos.splice(0).reverse()) undo()
})

export const mochaHooks = {
  async afterEach() {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp.call(this)
  },
}
