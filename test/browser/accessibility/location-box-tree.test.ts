import { expect } from 'chai'
import { endVisits, visit, type Diner } from '../kit/diner'
import { treeOf } from '../kit/tree'

const box = (diner: Diner) => diner.gets('combobox', 'Location')

/** The ids that the box names, each with whether there is such an element beside it. */
const named = (diner: Diner) =>
  box(diner).evaluate((input) =>
    ['aria-controls', 'aria-activedescendant', 'aria-describedby', 'aria-owns'].flatMap((name) => {
      const ids = input.getAttribute(name)?.split(' ') ?? []
      const root = input.getRootNode() as ShadowRoot
      return ids.map((id) => `${name}: ${root.getElementById(id) !== null}`)
    }),
  )

async function searchesCork() {
  const diner = await visit()
  await diner.searches()
  await diner.finds('option', /Milano Kinsale/)
  return diner
}

describe('Browser: the location box in the accessibility tree', () => {
  afterEach(endVisits)

  it('WCAG 4.1.2: is a combo box that opens a list, and has the chosen restaurant as its value', async () => {
    const diner = await searchesCork()
    const tree = await treeOf(diner.page)
    const open = await tree('combobox', 'Location')
    expect(open.map(({ value }) => value)).to.deep.equal(['cork'])
    expect(open[0]!.properties).to.include({ hasPopup: 'listbox', expanded: true, autocomplete: 'list' })
    await diner.page.keyboard.press('Enter')
    await diner.chose('Milano Cork')
    const closed = await tree('combobox', 'Location')
    expect(closed.map(({ value }) => value)).to.deep.equal(['Milano Cork'])
    expect(closed[0]!.properties).to.include({ hasPopup: 'listbox', expanded: false })
  })

  it('WCAG 1.3.1: its list has a name, and "Near Cork" is the name of the group that its options are in', async () => {
    const diner = await searchesCork()
    const tree = await treeOf(diner.page)
    expect((await tree('listbox')).map(({ name }) => name)).to.deep.equal(['Restaurants'])
    const near = diner.page.getByRole('listbox').getByRole('group', { name: 'Near Cork', exact: true })
    expect(await near.getByRole('option', { name: /Milano Kinsale/ }).count()).to.equal(1)
    expect(await near.getByRole('option', { name: /Milano Cork/ }).count()).to.equal(0)
  })

  it('WCAG 4.1.2: refers to no missing element, before a search, in the list, and after a choice', async () => {
    const diner = await visit()
    await box(diner).focus()
    expect(await named(diner)).to.deep.equal([])
    await diner.searches()
    await diner.finds('option', /Milano Kinsale/)
    await diner.page.keyboard.press('ArrowDown')
    expect(await named(diner)).to.deep.equal(['aria-controls: true', 'aria-activedescendant: true'])
    await diner.page.keyboard.press('Enter')
    await diner.misses('option', /Milano Kinsale/)
    expect(await named(diner)).to.deep.equal([])
  })

  it('WCAG 4.1.3: results and a choice are announced once each', async () => {
    const diner = await searchesCork()
    const region = diner.page.getByRole('status')
    await region.getByText('restaurants found').waitFor({ state: 'attached' })
    await diner.page.keyboard.press('Enter')
    await region.getByText('Milano Cork is chosen.').waitFor({ state: 'attached' })
    expect(await region.getByText('Milano Cork is chosen.').count()).to.equal(1)
    expect(await region.getByText('restaurants found').count()).to.equal(0)
  })

  it('WCAG 2.4.3: Tab comes to it once, also after a choice', async () => {
    const diner = await searchesCork()
    await diner.page.keyboard.press('Enter')
    await diner.chose('Milano Cork')
    const isThere = () => box(diner).evaluate((input) => input.matches(':focus'))
    expect(await isThere()).to.equal(true)
    await diner.page.keyboard.press('Tab')
    expect(await isThere()).to.equal(false)
    await diner.page.keyboard.press('Shift+Tab')
    expect(await isThere()).to.equal(true)
    await diner.page.keyboard.press('Shift+Tab')
    expect(await isThere()).to.equal(false)
  })
})
