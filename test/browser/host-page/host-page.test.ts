import { expect } from 'chai'
import { endVisits, visit } from '../kit/diner'
import { page } from '../kit/pages'

describe('Browser: the host page', () => {
  afterEach(endVisits)

  it("none of the widget's styles reach it", async () => {
    const looks = `JSON.stringify([...document.querySelectorAll('main, h1, #below')].map((element) => ({ ...getComputedStyle(element) })))`
    const bare = await visit({ page: () => page({ body: '<div id="book"></div>' }) })
    const before = await bare.page.evaluate(`${looks}.replace(/"(block|inline)-size":"[^"]*"/g, '')`)
    await endVisits()
    const diner = await visit()
    await diner.finds('combobox', 'Location')
    const ours = await diner.page.evaluate(`${looks}.replace(/"(block|inline)-size":"[^"]*"/g, '')`)
    expect(ours).to.equal(before)
  })
})
