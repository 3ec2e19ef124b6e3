import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { endVisits, visit } from '../kit/diner'
import { initWith } from '../kit/pages'

const search = 'GET /api/venues/search/*'

/** What react-select's own styles would do, were they in our build (tools/patches/emotion.ts). */
describe('Browser: the location box', () => {
  afterEach(endVisits)

  it('shows that it has the focus, and keeps the active option in sight', async () => {
    const venues = Array.from({ length: 40 }, (_, id) => venueBody({ id, name: `Milano ${id}` }))
    const diner = await visit({ answers: { [search]: venues } })
    await diner.gets('combobox', 'Location').focus()
    const rings = await diner.page
      .locator('.location__control')
      .evaluate((box) =>
        [box, box.querySelector('input')!].map((part) => getComputedStyle(part).outlineWidth),
      )
    expect(rings).to.deep.equal(['3px', '0px'])

    await diner.searches()
    await diner.finds('option', /Milano 0 /)
    for (let presses = 0; presses < 12; presses++) await diner.page.keyboard.press('ArrowDown')
    const list = (await diner.page.locator('.location__menu-list').boundingBox())!
    const option = (await diner.gets('option', /Milano 12 /).boundingBox())!
    expect(list.height).to.be.at.most(300)
    expect(option.y).to.be.within(list.y, list.y + list.height - option.height)
  })

  it('section 2: the restaurant that Enter chooses replaces the typed text', async () => {
    const diner = await visit({ answers: { [search]: [venueBody()] } })
    await diner.searches()
    await diner.finds('option', /Milano Cork/)
    await diner.page.keyboard.press('Enter')
    await diner.chose('Milano Cork')
    expect(await diner.gets('option', /Milano Cork/).count()).to.equal(0)
  })

  it('Tab opens and announces the list of all restaurants, and the next Tab closes it', async () => {
    const all = ['Cork', 'Dublin'].map((town) =>
      venueBody({ id: town, name: `Milano ${town}`, address: [town] }),
    )
    const page = initWith("brand: { options: { start: { all: 'milano' } } }")
    const diner = await visit({ page, answers: { [search]: all } })
    const box = diner.gets('combobox', 'Location')
    await box.waitFor()
    while (!(await box.evaluate((input) => input.matches(':focus')))) await diner.page.keyboard.press('Tab')
    await diner.finds('option', /Milano Dublin/)
    await diner.page
      .getByRole('status')
      .getByText('2 restaurants to choose from')
      .waitFor({ state: 'attached' })
    expect(await diner.gets('group', 'Dublin').count()).to.equal(1)
    const line = (await diner.gets('option', /Milano Dublin/).boundingBox())!
    expect(line.height).to.be.at.least(44)
    await diner.page.keyboard.press('Tab')
    await diner.misses('option', /Milano Dublin/)
    expect(await box.getAttribute('aria-expanded')).to.equal('false')
  })
})
