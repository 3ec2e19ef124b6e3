/** What the kits of tests undo after each test, with mocha's context, so that no suite has to ask for it. */
export const cleanUps = new Set()

export const mochaHooks = {
  async afterEach() {
    for (const cleanUp of cleanUps) await cleanUp.call(this)
  },
}
