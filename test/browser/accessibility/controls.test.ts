import { expect } from 'chai'
import { endVisits, visit, type Diner, type Visit } from '../kit/diner'
import { heldFile } from '../kit/api'
import { venueBody } from '../../kit/fixtures'
import { initWith, popupPage } from '../kit/site'
import { treeOf } from '../kit/accessibility-tree'
import { longDay, today, tomorrow } from '../kit/time'

const focused = (diner: Diner, role: 'button' | 'combobox', name: string | RegExp) =>
  diner.gets(role, name).and(diner.page.locator(':focus')).waitFor()

async function reachesDate(options: Visit = {}) {
  const diner = await visit(options)
  await diner.choosesRestaurant()
  await diner.presses('Book a Table')
  await focused(diner, 'button', /^Date/)
  return diner
}

describe('Browser: the calendar by keyboard', () => {
  it('WCAG 2.4.3, 4.1.2: Tab leads from a day to the guests and back, and the chosen day has its state', async () => {
    const diner = await reachesDate()
    const { keyboard } = diner.page
    await keyboard.press('Enter')
    await focused(diner, 'button', longDay(today))
    expect(await diner.gets('button', longDay(today)).getAttribute('aria-current')).to.equal('date')
    await keyboard.press('Tab')
    await focused(diner, 'combobox', 'Guests')
    await diner.misses('button', longDay(today))
    await keyboard.press('Shift+Tab')
    await focused(diner, 'button', /^Date/)
    await keyboard.press('Enter')
    await focused(diner, 'button', longDay(today))
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await focused(diner, 'button', `Date ${longDay(tomorrow)}`)
    await keyboard.press('Enter')
    await focused(diner, 'button', longDay(tomorrow))
    const chosen = diner.page.getByRole('button', { name: longDay(tomorrow), pressed: true })
    expect(await chosen.and(diner.page.locator('[data-day]')).count()).to.equal(1)
  })

  it('WCAG 2.4.3: a calendar that loads late takes the focus only from the date button', async () => {
    const file = heldFile(/date-calendar/)
    const diner = await reachesDate({ prepare: file.prepare })
    const { keyboard } = diner.page
    await keyboard.press('Enter')
    await diner.finds('dialog', 'Choose a date')
    await focused(diner, 'button', /^Date/)
    await keyboard.press('Tab')
    await focused(diner, 'combobox', 'Guests')
    await keyboard.press('Shift+Tab')
    await keyboard.press('Enter')
    file.release()
    await focused(diner, 'button', longDay(today))
    await keyboard.press('Tab')
    await focused(diner, 'combobox', 'Guests')
  })
})

const search = 'GET /api/venues/search/*'

/** The ids that the box names, each with whether there is such an element beside it. */
function references(input: Element): string[] {
  return ['aria-controls', 'aria-activedescendant', 'aria-describedby', 'aria-owns'].flatMap((name) => {
    const ids = input.getAttribute(name)?.split(' ') ?? []
    const root = input.getRootNode() as ShadowRoot
    return ids.map((id) => `${name}: ${root.getElementById(id) !== null}`)
  })
}

/** The list is react-select's, without its styles and its voice (plugins/location/select.tsx). */
describe('Browser: the location box', () => {
  it('shows its focus, and keeps the active option in view', async () => {
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
    expect(list.height).to.be.at.most(340)
    expect(option.y).to.be.within(list.y, list.y + list.height - option.height)
  })

  describe('in the accessibility tree', () => {
    let diner: Awaited<ReturnType<typeof visit>>
    before(async () => {
      diner = await visit({ isLasting: true })
      await diner.gets('combobox', 'Location').focus()
    })
    after(endVisits)
    const box = () => diner.gets('combobox', 'Location')
    const status = () => diner.page.getByRole('status')

    it('WCAG 1.3.1, 4.1.2: is a combo box with a list of named groups', async () => {
      expect(await box().evaluate(references)).to.deep.equal([])
      await diner.searches()
      await diner.finds('option', /Milano Kinsale/)
      const tree = await treeOf(diner.page)
      const [open] = await tree('combobox', 'Location')
      expect(open!.value).to.equal('cork')
      expect(open!.properties).to.include({ hasPopup: 'listbox', expanded: true, autocomplete: 'list' })
      expect(await box().evaluate(references)).to.deep.equal([
        'aria-controls: true',
        'aria-activedescendant: true',
      ])
      expect((await tree('listbox')).map(({ name }) => name)).to.deep.equal(['Restaurants'])
      const near = diner.page.getByRole('listbox').getByRole('group', { name: 'Near Cork', exact: true })
      expect(await near.getByRole('option', { name: /Milano Kinsale/ }).count()).to.equal(1)
    })

    it('WCAG 4.1.3: Enter chooses a restaurant, which is announced once', async () => {
      await status().getByText('restaurants found').waitFor({ state: 'attached' })
      await diner.page.keyboard.press('Enter')
      await status().getByText('Milano Cork selected.').waitFor({ state: 'attached' })
      expect(await status().getByText('Milano Cork selected.').count()).to.equal(1)
      expect(await status().getByText('restaurants found').count()).to.equal(0)
      const [closed] = await (await treeOf(diner.page))('combobox', 'Location')
      expect(closed!.value).to.equal('Milano Cork')
      expect(closed!.properties).to.include({ hasPopup: 'listbox', expanded: false })
      expect(await box().evaluate(references)).to.deep.equal([])
    })

    it('WCAG 2.4.3: is one stop of Tab', async () => {
      const isFocused = () => box().evaluate((input) => input.matches(':focus'))
      expect(await isFocused()).to.equal(true)
      for (const [key, isThere] of [
        ['Tab', false],
        ['Shift+Tab', true],
        ['Shift+Tab', false],
      ] as const) {
        await diner.page.keyboard.press(key)
        expect(await isFocused(), key).to.equal(isThere)
      }
    })
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
