import { expect } from 'chai'
import start from '../../../plugins/start'
import { removeWidget, renderPlugins, type Diner } from '../../kit/diner'
import { venue, venueBody } from '../../kit/fixtures'
import { hangs, later, status } from '../../kit/network'
import { table } from '../../kit/stand-ins'

const plugins = [start, table]
const cobh = venueBody({ id: 'cobh', name: 'Milano Cobh' })
const answers = { 'GET /api/venues/search/*': [venueBody(), cobh] }
const byName = { options: { start: { search: 'search' } } }
const first = { venue: venue() }

const box = (diner: Diner) => diner.gets('combobox', 'Location') as HTMLInputElement
const isExpanded = (diner: Diner) => box(diner).getAttribute('aria-expanded')
const selected = (diner: Diner) =>
  box(diner).value.slice(box(diner).selectionStart!, box(diner).selectionEnd!)

const opens = (options: object = {}) => renderPlugins({ plugins, answers, brand: byName, ...options })

async function searches(diner: Diner, text: string) {
  await diner.types('Location', text)
  await diner.waits(750)
}

/** Whether the box keeps a key for itself. */
async function takes(diner: Diner, key: string) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  await diner.sees(() => void box(diner).dispatchEvent(event))
  return event.defaultPrevented
}

describe('location: the box', () => {
  it('name.date: is a combobox of a list, which it names once it has lines', async () => {
    const diner = await opens()
    expect(box(diner).placeholder).to.equal('Search location')
    expect([isExpanded(diner), box(diner).getAttribute('aria-controls')]).to.deep.equal(['false', null])
    await searches(diner, 'milano')
    const list = document.getElementById(box(diner).getAttribute('aria-controls')!)!
    expect(list).to.equal(diner.gets('listbox', 'Restaurants'))
    expect([isExpanded(diner), list.tabIndex]).to.deep.equal(['true', -1])
    await diner.keys('{Escape}')
    expect([isExpanded(diner), box(diner).getAttribute('aria-controls')]).to.deep.equal(['false', null])
  })

  it('WCAG 1.3.1: each line says its place among those of all groups', async () => {
    const near = { venues: [cobh], resolvedLocationDescription: 'Cork' }
    const diner = await renderPlugins({
      plugins,
      answers: { 'GET /api/venues/search/*': [venueBody()], 'GET /api/venues/searchnearby/*': near },
    })
    await searches(diner, 'milano')
    const places = diner
      .within('listbox')
      .getsAll('option')
      .map((line) => [line.ariaPosInSet, line.ariaSetSize])
    expect(places).to.deep.equal([
      ['1', '2'],
      ['2', '2'],
    ])
  })

  it('the name of the chosen restaurant is selected when the box gets the focus, so that typing replaces it', async () => {
    const diner = await opens({ first })
    await diner.sees(() => box(diner).focus())
    expect(selected(diner)).to.equal('Milano Cork')
    box(diner).setSelectionRange(2, 2)
    await diner.clicks('combobox', 'Location')
    expect(selected(diner)).to.equal('Milano Cork')
    await diner.keys('x')
    expect(box(diner).value).to.equal('x')
  })

  it('the name of a restaurant that is chosen in the box is selected too', async () => {
    const diner = await opens()
    await searches(diner, 'milano')
    await diner.clicks('option', /Cobh/)
    expect([document.activeElement, selected(diner)]).to.deep.equal([box(diner), 'Milano Cobh'])
  })

  it('a restaurant that comes while the diner is elsewhere takes no selection', async () => {
    const diner = await opens()
    await diner.sees(() => diner.kernel.choices.set(first))
    expect(box(diner).value).to.equal('Milano Cork')
    expect([selected(diner), document.activeElement === box(diner)]).to.deep.equal(['', false])
  })

  it('a text has its own direction, and the placeholder that of the page', async () => {
    const diner = await opens()
    expect(box(diner).dir).to.equal('')
    await diner.types('Location', 'c')
    expect(box(diner).dir).to.equal('auto')
    await diner.keys('{Tab}')
    expect(box(diner).dir).to.equal('')
    await diner.sees(() => diner.kernel.choices.set(first))
    expect(box(diner).dir).to.equal('auto')
  })

  it('WCAG 3.1.2: the name is in the language of the back end, what is typed and the placeholder in the brand’s', async () => {
    const diner = await opens({ first, brand: { ...byName, locale: 'en-IE', backEndLanguage: 'it' } })
    const language = () => box(diner).getAttribute('lang')
    expect(language()).to.equal('it')
    await diner.types('Location', 'c')
    expect(language()).to.equal('en-IE')
    await diner.keys('{Backspace}')
    expect(language()).to.equal('en-IE')
    removeWidget()
    const other = await opens({ first, brand: { ...byName, locale: 'en-IE' } })
    expect(box(other).getAttribute('lang')).to.equal('en-IE')
  })

  it('a name that is deleted stays away until the box is left, and the restaurant stays chosen', async () => {
    const diner = await opens({ first })
    await diner.sees(() => box(diner).focus())
    await diner.keys('{Backspace}')
    expect(box(diner).value).to.equal('')
    expect(diner.kernel.facts.venue?.id).to.equal('cork')
    await diner.keys('{Tab}')
    expect(box(diner).value).to.equal('Milano Cork')
  })

  it('closing.ways: Escape brings a deleted name back, and does not close the popup', async () => {
    const diner = await opens({ first })
    await diner.sees(() => box(diner).focus())
    await diner.keys('{Backspace}')
    expect(await takes(diner, 'Escape')).to.equal(true)
    expect(box(diner).value).to.equal('Milano Cork')
    expect(await takes(diner, 'Escape')).to.equal(false)
  })

  it('Enter brings a deleted name back too, and opens nothing, as there is no text to search for', async () => {
    const diner = await opens({ first })
    await diner.sees(() => box(diner).focus())
    await diner.keys('{Backspace}')
    expect(await takes(diner, 'Enter')).to.equal(true)
    expect([box(diner).value, isExpanded(diner)]).to.deep.equal(['Milano Cork', 'false'])
  })

  it('Enter submits the form only if nothing is unfinished in the box', async () => {
    const diner = await opens({ first })
    await diner.sees(() => box(diner).focus())
    expect(await takes(diner, 'Enter')).to.equal(false)
    await diner.types('Location', 'cork')
    await diner.keys('{Escape}')
    expect(isExpanded(diner)).to.equal('false')
    // It opens the list of what was typed.
    expect(await takes(diner, 'Enter')).to.equal(true)
    await diner.waits(750)
    expect(isExpanded(diner)).to.equal('true')
  })

  it('Space is a letter, and chooses nothing', async () => {
    const diner = await opens()
    await searches(diner, 'milano')
    expect(await takes(diner, ' ')).to.equal(false)
    expect(diner.kernel.facts.venue).to.equal(null)
  })

  it('Tab chooses the line that the diner has searched for', async () => {
    const diner = await opens()
    await searches(diner, 'milano')
    await diner.keys('{ArrowDown}{Tab}')
    expect(diner.kernel.facts.venue?.id).to.equal('cobh')
  })

  it('WCAG 4.1.3: a restaurant that is chosen is announced, and its line is the selected one', async () => {
    const diner = await opens()
    await searches(diner, 'milano')
    await diner.clicks('option', /Cobh/)
    expect(diner.heard).to.include('Milano Cobh selected.')
    await searches(diner, 'milano')
    const lines = diner
      .within('listbox')
      .getsAll('option')
      .map((line) => line.ariaSelected)
    expect(lines).to.deep.equal(['false', 'true'])
  })

  it('a press beside the text is one on the box, and keeps the focus there', async () => {
    const diner = await opens()
    const around = box(diner).parentElement!
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    await diner.sees(() => void around.dispatchEvent(press))
    expect(press.defaultPrevented).to.equal(true)
    expect(document.activeElement).to.equal(box(diner))
    const onText = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    await diner.sees(() => void box(diner).dispatchEvent(onText))
    expect(onText.defaultPrevented).to.equal(false)
  })

  it('what was typed stays while the focus only moves within the field', async () => {
    const diner = await opens({ answers: { 'GET /api/venues/search/*': status(404) } })
    await searches(diner, 'milano')
    await diner.sees(() => diner.gets('button', 'Try again').focus())
    expect(box(diner).value).to.equal('milano')
  })

  it('"Try again" gives the focus back to the box, and searches for the same text', async () => {
    const diner = await opens({ answers: { 'GET /api/venues/search/*': status(404) } })
    await searches(diner, 'milano')
    await diner.presses('Try again')
    expect(document.activeElement).to.equal(box(diner))
    await diner.waits(750)
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal(
      Array(2).fill('/api/venues/search/milano'),
    )
  })
})

describe('location: what is announced of a search', () => {
  it('WCAG 4.1.3: the number of restaurants, or that there are none', async () => {
    const diner = await opens()
    await searches(diner, 'milano')
    expect(diner.heard).to.deep.equal(['2 restaurants found'])
    diner.network.answer('GET /api/venues/search/*', [])
    await searches(diner, ' atlantis')
    expect(diner.heard.at(-1)).to.equal(
      "We couldn't find a restaurant for “milano atlantis”. Try a town, postcode or street.",
    )
  })

  it('WCAG 4.1.3: that a search failed', async () => {
    const diner = await opens({ answers: { 'GET /api/venues/search/*': status(404) } })
    await searches(diner, 'milano')
    expect(diner.heard).to.deep.equal(["The search didn't work."])
  })

  it('WCAG 4.1.3: that it goes on, once it takes three seconds after the typing pause, and from each letter again', async () => {
    const diner = await opens({ answers: { 'GET /api/venues/search/*': hangs } })
    await diner.types('Location', 'mil')
    await diner.waits(2_000)
    await diner.types('Location', 'ano')
    await diner.waits(2_500)
    expect(diner.heard).to.deep.equal([])
    await diner.waits(600)
    expect(diner.heard).to.deep.equal(['Searching…'])
  })

  it('WCAG 4.1.3: of a fast search only the result', async () => {
    const late = later()
    const diner = await opens({ answers: { 'GET /api/venues/search/*': late.answer } })
    await searches(diner, 'milano')
    await diner.sees(() => late.come([venueBody()]))
    await diner.waits(5_000)
    expect(diner.heard).to.deep.equal(['1 restaurant found'])
  })
})
