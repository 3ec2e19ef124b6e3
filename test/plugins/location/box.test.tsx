import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { FieldErrorsProvider, Place, useFormProblems } from 'tavola/controls'
import start from '../../../plugins/start'
import { removeWidget, type Diner } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { status } from '../../kit/network'
import { page, table } from '../../kit/stand-ins'
import { box, focusBox, isExpanded, renderBox, search, searched } from './render-box'

const first = { venue: venue() }
const names = { list: 'Restaurants', restaurant: 'Milano Cork' }

const selected = (diner: Diner) =>
  box(diner).value.slice(box(diner).selectionStart!, box(diner).selectionEnd!)

/** Whether the box keeps a key for itself. */
async function takes(diner: Diner, key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  await diner.sees(() => void box(diner).dispatchEvent(event))
  return event.defaultPrevented
}

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
    const list = diner.gets('listbox', names.list)
    expect([...state(), list.tabIndex]).to.deep.equal([true, list.id, -1])
    await diner.keys('{Escape}')
    expect(state()).to.deep.equal([false, null])
  })

  it('the name of the chosen restaurant is selected on focus and press, so that typing replaces it', async () => {
    const diner = await renderBox({ first })
    await focusBox(diner)
    expect(selected(diner)).to.equal(names.restaurant)
    box(diner).setSelectionRange(2, 2)
    await diner.clicks('combobox', 'Location')
    expect(selected(diner)).to.equal(names.restaurant)
    await diner.keys('x')
    expect(box(diner).value).to.equal('x')
  })

  it('the name of a restaurant that is chosen in the box is selected too', async () => {
    const diner = await searched()
    await diner.clicks('option', /Cobh/)
    expect([document.activeElement, selected(diner)]).to.deep.equal([box(diner), 'Milano Cobh'])
  })

  it('a restaurant that comes while the diner is elsewhere takes no selection', async () => {
    const diner = await renderBox()
    await diner.sees(() => diner.kernel.choices.set(first))
    expect(box(diner).value).to.equal(names.restaurant)
    expect([selected(diner), document.activeElement === box(diner)]).to.deep.equal(['', false])
  })

  it('a text has its own direction, and the placeholder that of the page', async () => {
    const diner = await renderBox()
    const directions = [box(diner).dir]
    for (const act of [
      () => diner.types('Location', 'c'),
      () => diner.keys('{Tab}'),
      () => diner.sees(() => diner.kernel.choices.set(first)),
    ]) {
      await act()
      directions.push(box(diner).dir)
    }
    expect(directions).to.deep.equal(['', 'auto', '', 'auto'])
  })

  it("WCAG 3.1.2: the name is in the back end's language, text and placeholder in the brand's", async () => {
    const diner = await renderBox({ first, brand: { locale: 'en-IE', backEndLanguage: 'it' } })
    expect(box(diner).lang).to.equal('it')
    await diner.types('Location', 'c')
    expect(box(diner).lang).to.equal('en-IE')
    await diner.keys('{Backspace}')
    expect(box(diner).lang).to.equal('en-IE')
    removeWidget()
    expect(box(await renderBox({ first, brand: { locale: 'en-IE' } })).lang).to.equal('en-IE')
  })

  for (const [how, act, value] of [
    ['comes back when the box is left', (diner) => diner.keys('{Tab}'), names.restaurant],
    ['comes back by Escape', (diner) => diner.keys('{Escape}'), names.restaurant],
    ['comes back by Enter', (diner) => diner.keys('{Enter}'), names.restaurant],
    ['stays away after a press', (diner) => diner.clicks('combobox', 'Location'), ''],
  ] as const satisfies readonly (readonly [string, (diner: Diner) => Promise<unknown>, string])[])
    it(`a deleted name ${how}, and its restaurant stays chosen`, async () => {
      const diner = await emptied()
      await act(diner)
      expect([box(diner).value, isExpanded(diner)]).to.deep.equal([value, false])
      expect(diner.kernel.facts.venue?.id).to.equal('cork')
    })

  it('what was typed goes where the box is left without a choice, and the venue stays', async () => {
    const diner = await renderBox({ first })
    await diner.types('Location', 'galway')
    await diner.keys('{Tab}')
    expect(box(diner).value).to.equal(names.restaurant)
  })

  it('closing.ways: Escape is kept while there is something to close, and is otherwise the popup’s', async () => {
    const diner = await searched()
    expect([await takes(diner, 'Escape'), await takes(diner, 'Escape')]).to.deep.equal([true, false])
    removeWidget()
    const other = await emptied()
    expect([await takes(other, 'Escape'), await takes(other, 'Escape')]).to.deep.equal([true, false])
  })

  it('Enter submits the form only if nothing is unfinished in the box', async () => {
    const diner = await renderBox({ first })
    await focusBox(diner)
    expect(await takes(diner, 'Enter')).to.equal(false)
    await diner.types('Location', 'cork')
    await diner.keys('{Escape}')
    expect(isExpanded(diner)).to.equal(false)
    // It opens the list of what was typed.
    expect(await takes(diner, 'Enter')).to.equal(true)
    await diner.waits(750)
    expect(isExpanded(diner)).to.equal(true)
    removeWidget()
    expect(await takes(await emptied(), 'Enter')).to.equal(true)
  })

  it('Space is a letter, and chooses nothing', async () => {
    const diner = await searched()
    expect(await takes(diner, ' ')).to.equal(false)
    expect(diner.kernel.facts.venue).to.equal(null)
  })

  it('Tab chooses the line that the diner has searched for', async () => {
    const diner = await searched()
    await diner.keys('{ArrowDown}{Tab}')
    expect(diner.kernel.facts.venue?.id).to.equal('cobh')
  })

  it('WCAG 4.1.3: a restaurant that is chosen is announced, and its line is the selected one', async () => {
    const diner = await searched()
    await diner.clicks('option', /Cobh/)
    expect(diner.heard).to.include('Milano Cobh selected.')
    await diner.searches('milano')
    const lines = diner.within('listbox').getsAll('option')
    expect(lines.map(({ ariaSelected }) => ariaSelected)).to.deep.equal(['false', 'true'])
  })

  it('a press beside the text is one on the box, and keeps the focus there', async () => {
    const diner = await renderBox()
    const press = async (element: Element) => {
      const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
      await diner.sees(() => void element.dispatchEvent(event))
      return event.defaultPrevented
    }
    expect(await press(box(diner).parentElement!)).to.equal(true)
    expect(document.activeElement).to.equal(box(diner))
    expect(await press(box(diner))).to.equal(false)
  })

  it('what was typed stays while the focus only moves within the field', async () => {
    const diner = await searched({ answers: { [search]: status(404) } })
    await diner.sees(() => diner.gets('button', 'Try again').focus())
    expect(box(diner).value).to.equal('milano')
  })
})

describe('location: the read-only location', () => {
  it('host.read-only-location: shows the venue instead of the box', async () => {
    const diner = await renderBox({ readOnlyLocation: true, first })
    expect(diner.has('combobox', 'Location')).to.be.false
    expect(diner.reads()).to.include(names.restaurant)
  })

  for (const options of [{ readOnlyLocation: true }, { first }])
    it(`host.read-only-location: ${Object.keys(options).join()} alone leaves the box`, async () => {
      expect((await renderBox(options)).isEnabled('combobox', 'Location')).to.be.true
    })
})

/** A step of another plugin with the location box in it, and a button that shows what is missing. */
const ask = definePlugin({
  id: 'ask',
  messages: { missing: 'Please choose a restaurant' },
  validators: [{ field: 'venue', message: 'missing', valid: ({ facts }) => facts.venue !== null }],
  steps: [{ id: 'ask', priority: 'takeover', when: () => true, load: page('Ask', Form) }],
})

function Form() {
  return (
    <FieldErrorsProvider moment="details">
      <Place name="location" />
      <Show />
    </FieldErrorsProvider>
  )
}

function Show() {
  const { showAll } = useFormProblems()
  return <button onClick={showAll}>Show</button>
}

describe('location: the box in another step', () => {
  it('is marked as wrong once the step says that it is', async () => {
    const diner = await renderBox({ plugins: [start, table, ask] })
    expect((await diner.finds('combobox', 'Location')).ariaInvalid).to.equal('false')
    await diner.presses('Show')
    expect(box(diner).ariaInvalid).to.equal('true')
  })
})
