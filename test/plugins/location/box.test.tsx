import { expect } from 'chai'
import location from '../../../plugins/location'
import start from '../../../plugins/start'
import { removeWidget, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { table } from '../../kit/stand-ins'
import {
  box,
  focusBox,
  isExpanded,
  isKept,
  keydown,
  mousedown,
  renderBox,
  search,
  searched,
  venueOf,
} from './setup'

const first = { venue: venue() }
const cork = 'Milano Cork'

const selected = (diner: Diner) =>
  box(diner).value.slice(box(diner).selectionStart!, box(diner).selectionEnd!)
const takes = (diner: Diner, key: string) => isKept(diner, box(diner), keydown(key))

/** The diner has deleted the name of the chosen restaurant. */
async function emptied() {
  const diner = await renderBox({ first })
  await focusBox(diner)
  await diner.keys('{Backspace}')
  expect(box(diner).value).to.equal('')
  return diner
}

describe('location: the box', () => {
  it('location.box, name.date: is a combobox of a list, which it names once it has lines', async () => {
    const diner = await renderBox()
    const state = () => [isExpanded(diner), box(diner).getAttribute('aria-controls')]
    expect(box(diner).placeholder).to.equal('Search location')
    expect(state()).to.deep.equal([false, null])
    await diner.searches('milano')
    const list = diner.gets('listbox', 'Restaurants')
    expect([...state(), list.tabIndex]).to.deep.equal([true, list.id, -1])
    await diner.keys('{Escape}')
    expect(state()).to.deep.equal([false, null])
  })

  it('the chosen name is selected on focus, press and choice, so that typing replaces it', async () => {
    const diner = await renderBox({ first })
    await focusBox(diner)
    expect(selected(diner)).to.equal(cork)
    box(diner).setSelectionRange(2, 2)
    await diner.clicks('combobox', 'Location')
    expect(selected(diner)).to.equal(cork)
    await diner.keys('x')
    expect(box(diner).value).to.equal('x')
    await diner.waits(750)
    await diner.clicks('option', /Cobh/)
    expect([document.activeElement, selected(diner)]).to.deep.equal([box(diner), 'Milano Cobh'])
  })

  it('a restaurant that comes while the diner is elsewhere takes no selection', async () => {
    const diner = await renderBox()
    await diner.sees(() => diner.kernel.choices.set(first))
    expect([box(diner).value, selected(diner)]).to.deep.equal([cork, ''])
    expect(document.activeElement).to.not.equal(box(diner))
  })

  it('WCAG 3.1.2: the name has the back end’s language, text its own direction, and neither is the page’s', async () => {
    const diner = await renderBox({ brand: { locale: 'en-IE', backEndLanguage: 'it' } })
    const written = () => [box(diner).dir, box(diner).lang]
    const seen = [written()]
    for (const act of [
      () => diner.types('Location', 'c'),
      () => diner.keys('{Tab}'),
      () => diner.sees(() => diner.kernel.choices.set(first)),
    ]) {
      await act()
      seen.push(written())
    }
    expect(seen).to.deep.equal([
      ['', 'en-IE'],
      ['auto', 'en-IE'],
      ['', 'en-IE'],
      ['auto', 'it'],
    ])
    removeWidget()
    expect(box(await renderBox({ first, brand: { locale: 'en-IE' } })).lang).to.equal('en-IE')
  })

  for (const [how, act, value] of [
    ['comes back when the box is left', (diner) => diner.keys('{Tab}'), cork],
    ['comes back by Escape', (diner) => diner.keys('{Escape}'), cork],
    ['comes back by Enter', (diner) => diner.keys('{Enter}'), cork],
    ['stays away after a press', (diner) => diner.clicks('combobox', 'Location'), ''],
  ] as const satisfies readonly (readonly [string, (diner: Diner) => Promise<unknown>, string])[])
    it(`a deleted name ${how}, and its restaurant stays chosen`, async () => {
      const diner = await emptied()
      await act(diner)
      expect([box(diner).value, isExpanded(diner), venueOf(diner)]).to.deep.equal([value, false, 'cork'])
    })

  it('what was typed goes where the box is left, and stays while the focus moves within the field', async () => {
    const diner = await renderBox({ first, answers: { [search]: status(404) } })
    await diner.searches('galway')
    await diner.sees(() => diner.gets('button', 'Try again').focus())
    expect(box(diner).value).to.equal('galway')
    await diner.keys('{Tab}')
    expect(box(diner).value).to.equal(cork)
  })

  it('closing.ways: Escape is kept while there is something to close, and is otherwise the popup’s', async () => {
    for (const opens of [searched, emptied]) {
      const diner = await opens()
      expect([await takes(diner, 'Escape'), await takes(diner, 'Escape')]).to.deep.equal([true, false])
      removeWidget()
    }
  })

  it('Enter submits the form only if nothing is unfinished in the box', async () => {
    const diner = await renderBox({ first })
    await focusBox(diner)
    expect(await takes(diner, 'Enter')).to.equal(false)
    await diner.types('Location', 'cork')
    await diner.keys('{Escape}')
    // It opens the list of what was typed.
    expect([await takes(diner, 'Enter'), isExpanded(diner)]).to.deep.equal([true, false])
    await diner.waits(750)
    expect(isExpanded(diner)).to.equal(true)
    removeWidget()
    expect(await takes(await emptied(), 'Enter')).to.equal(true)
  })

  it('of lines that were searched for Tab chooses one, and Space, a letter, none', async () => {
    const diner = await searched()
    expect([await takes(diner, ' '), venueOf(diner)]).to.deep.equal([false, undefined])
    await diner.keys('{ArrowDown}{Tab}')
    expect(venueOf(diner)).to.equal('cobh')
  })

  it('location.box, WCAG 4.1.3: a chosen one is in the box, announced, and its line the selected one', async () => {
    const diner = await searched()
    await diner.clicks('option', /Cobh/)
    expect([box(diner).value, venueOf(diner)]).to.deep.equal(['Milano Cobh', 'cobh'])
    expect(diner.heard).to.include('Milano Cobh selected.')
    await diner.searches('milano')
    const lines = diner.within('listbox').getsAll('option')
    expect(lines.map(({ ariaSelected }) => ariaSelected)).to.deep.equal(['false', 'true'])
  })

  it('a press beside the text is one on the box, and keeps the focus there', async () => {
    const diner = await renderBox()
    expect(await isKept(diner, box(diner).parentElement!, mousedown())).to.equal(true)
    expect(document.activeElement).to.equal(box(diner))
    expect(await isKept(diner, box(diner), mousedown())).to.equal(false)
  })

  it('WCAG 3.3.1: is marked as wrong once Continue finds that no restaurant is chosen', async () => {
    const diner = await renderBox()
    expect(box(diner).ariaInvalid).to.equal('false')
    await diner.presses('Continue')
    expect(box(diner).ariaInvalid).to.equal('true')
  })

  for (const [what, options, isFixed] of [
    ['a read-only location shows the venue instead of the box', { readOnlyLocation: true, first }, true],
    ['without a venue it leaves the box', { readOnlyLocation: true }, false],
    ['a venue alone leaves the box', { first }, false],
  ] as const)
    it(`host.read-only-location: ${what}`, async () => {
      const diner = await renderBox(options)
      expect(diner.has('combobox', 'Location')).to.equal(!isFixed)
      if (isFixed) expect(diner.reads()).to.include(cork)
      else expect(diner.isEnabled('combobox', 'Location')).to.equal(true)
    })
})

describe('location: a list that does not come', () => {
  /** Step 1 with the box, in which something is typed. */
  async function opens() {
    let isLost = true
    const inserts = location.inserts!.map((insert) => ({
      ...insert,
      load: async () => {
        if (isLost && insert.at === 'location.list') throw new Error('It is lost.')
        return insert.load()
      },
    }))
    const diner = await renderBox({ plugins: [start, { ...location, inserts }, table] })
    expect(diner.has('alert')).to.equal(false)
    await diner.types('Location', 'cork')
    return { ...diner, comes: () => (isLost = false) }
  }

  it('that is said where it would be open, and the focus stays in the box', async () => {
    const diner = await opens()
    const fault = diner.gets('alert')
    expect(await isKept(diner, fault, mousedown())).to.equal(true)
    await diner.keys('{Escape}')
    expect(diner.has('alert')).to.equal(false)
    await diner.keys('x')
    expect([box(diner).value, diner.has('alert')]).to.deep.equal(['corkx', true])
  })

  it('"Try again" loads it, searches for what was typed, and gives the focus back to the box', async () => {
    const diner = await opens()
    await diner.keys('{Tab}')
    expect(document.activeElement).to.equal(diner.gets('button', 'Try again'))
    diner.comes()
    await diner.keys('{Enter}')
    expect(document.activeElement).to.equal(box(diner))
    await diner.waits(750)
    expect(diner.offers('Location').join()).to.include(cork)
    expect(diner.has('alert')).to.equal(false)
  })
})
