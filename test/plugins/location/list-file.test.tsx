import { expect } from 'chai'
import location from '../../../plugins/location'
import start from '../../../plugins/start'
import { renderPlugins, type Diner } from '../../kit/diner'
import { venueBody } from '../../kit/fixtures'
import { importWithout } from '../../kit/lost-file'
import { table } from '../../kit/stand-ins'

const locationBox = new URL('../../../plugins/location/location-box.tsx', import.meta.url)

/** Step 1, whose list is lost. */
function startWithout({ copy }: ReturnType<typeof importWithout>) {
  const inserts = location.inserts!.map((insert) => ({ ...insert, load: () => copy }))
  const brings = start.brings!.map((plugin) => (plugin.id === 'location' ? { ...location, inserts } : plugin))
  return { ...start, brings }
}

async function opens() {
  const lost = importWithout('./list', locationBox)
  const diner = await renderPlugins({
    plugins: [startWithout(lost), table],
    answers: { 'GET /api/venues/search/*': [venueBody()] },
    brand: { options: { start: { search: 'search' } } },
  })
  // Until the first try has failed.
  await diner.waits(50)
  return { ...diner, lost }
}

const box = (diner: Diner) => diner.gets('combobox', 'Location') as HTMLInputElement
const menu = () => document.querySelector('.location__menu')
const sorry = "We couldn't load the list of restaurants."
const retry = 'Try again'

describe('location: the file of the list', () => {
  it('that it does not load is said once something is typed, to screen readers too', async () => {
    const diner = await opens()
    expect(menu()).to.equal(null)
    await diner.types('Location', 'cork')
    expect(menu()!.textContent).to.equal(`Error: ${sorry} ${retry}`)
    expect(diner.heard).to.deep.equal([sorry])
    await diner.keys('{Escape}')
    expect(menu()).to.equal(null)
    // The diner can go on typing.
    await diner.keys('x')
    expect(box(diner).value).to.equal('corkx')
  })

  it('"Try again" loads it, searches for what was typed, and gives the focus back to the box', async () => {
    const diner = await opens()
    await diner.types('Location', 'cork')
    const read: (string | undefined)[] = []
    const watch = new window.MutationObserver(() => read.push(menu()?.textContent))
    watch.observe(document.body, { childList: true, subtree: true })
    await diner.keys('{Tab}')
    expect(document.activeElement).to.equal(diner.gets('button', retry))
    diner.lost.comes()
    await diner.keys('{Enter}')
    watch.disconnect()
    expect(read[0]).to.equal('Searching…')
    expect(document.activeElement).to.equal(box(diner))
    await diner.waits(750)
    expect(diner.offers('Location').join()).to.include('Milano Cork')
    expect(diner.has('button', retry)).to.equal(false)
  })

  it('so does the focus that comes back to the box', async () => {
    const diner = await opens()
    diner.lost.comes()
    await diner.sees(() => box(diner).focus())
    await diner.types('Location', 'cork')
    await diner.waits(750)
    expect(diner.has('option', /Milano Cork/)).to.equal(true)
    expect(diner.heard).to.deep.equal(['1 restaurant found'])
  })

  it('a press on the text leaves the focus, and with it what was typed, in the box', async () => {
    const diner = await opens()
    await diner.types('Location', 'cork')
    const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
    await diner.sees(() => void menu()!.dispatchEvent(press))
    expect(press.defaultPrevented).to.equal(true)
    expect(box(diner).value).to.equal('cork')
  })
})
