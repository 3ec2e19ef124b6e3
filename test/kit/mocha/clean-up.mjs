/** What the kits of tests undo after each test, with mocha's context, so that no suite has to ask for it. */
export const cleanUps = new Set()

/** The latest last. */
const undos = []

/** Undoes a change of the running test when the test ends. */
export const undoAfterTest = (undo) => void undos.push(undo)

cleanUps.add(() =>
  undos
    .splice(0)
    .reverse()
    .forEach((undo) => undo()),
)

export const mochaHooks = {
  async afterEach() {
    for (const cleanUp of cleanUps) await cleanUp.call(this)
  },
}
