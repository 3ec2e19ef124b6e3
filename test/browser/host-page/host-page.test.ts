import { expect } from 'chai'
import { endVisits, visit } from '../kit/diner'
import { page, script } from '../kit/pages'

describe('Browser: the host page', () => {
  afterEach(endVisits)

  it("none of the widget's styles reach it", async () => {
    const diner = await visit({ page: () => page({ body: `<div id="book"></div>${script('')}` }) })
    const looks = () =>
      diner.page.evaluate(`
        JSON.stringify([...document.querySelectorAll('main, h1, #below')].map((element) => ({ ...getComputedStyle(element) })))
          .replace(/"(block|inline)-size":"[^"]*"/g, '')`)
    const before = await looks()
    await diner.page.evaluate(`Tavola.init({ baseUrl: '${diner.api.origin}', container: book })`)
    await diner.finds('combobox', 'Location')
    expect(await looks()).to.equal(before)
  })
})
