import { expect } from 'chai'
import { treeOf } from '../kit/accessibility-tree'
import { visit } from '../kit/diner'
import { popupPage } from '../kit/site'

describe('Browser: the popup by keyboard', () => {
  it('access.keyboard, WCAG 2.4.3, 4.1.3: keeps the focus, makes all else inert, and has its live region', async () => {
    const diner = await visit({ page: popupPage })
    await diner.presses('Book at Cork')
    await diner.chose('Milano Cork')
    const tree = await treeOf(diner.page)
    expect(await tree('button', 'Book at Cork')).to.deep.equal([])
    expect(await tree('status')).to.have.lengthOf(1)
    expect(await diner.page.locator('dialog:modal').getByRole('status').count()).to.equal(1)
    for (let presses = 0; presses < 12; presses++) {
      await diner.page.keyboard.press('Tab')
      const outside = await diner.page.evaluate(`document.activeElement.closest('main') !== null`)
      expect(outside).to.equal(false)
    }
  })
})
