import { expect } from 'chai'
import date from '../../../plugins/date'
import start from '../../../plugins/start'
import { renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { importWithout } from '../../kit/lost-file'
import { table } from '../../kit/stand-ins'

const field = new URL('../../../plugins/date/date-field.tsx', import.meta.url)

/** A diner who opens the calendar, whose file is lost, or comes. */
async function opens({ isLost = true } = {}) {
  const lost = importWithout('./calendar', field)
  if (!isLost) lost.comes()
  const inserts = date.inserts!.map((insert) => ({ ...insert, load: () => lost.copy }))
  const brings = start.brings!.map((plugin) => (plugin.id === 'date' ? { ...date, inserts } : plugin))
  const diner = await renderPlugins({
    plugins: [{ ...start, brings } as typeof start, table],
    first: { venue: venue() },
  })
  const button = await diner.finds('button', /^Date/)
  const read: (string | null | undefined)[] = []
  const dialog = () => document.querySelector('[role="dialog"]')
  const watch = new window.MutationObserver(() => read.push(dialog()?.textContent))
  watch.observe(document.body, { childList: true, subtree: true })
  button.focus()
  await diner.sees(() => button.click())
  await diner.waits(50)
  watch.disconnect()
  return { diner, read, dialog, lost }
}

describe('date: the file of the calendar', () => {
  it('while it is on the way, the open calendar says so', async () => {
    const { diner, read } = await opens({ isLost: false })
    expect(read[0]).to.equal('One moment…')
    expect(diner.gets('dialog', 'Choose a date').textContent).to.not.include('One moment')
    diner.gets('grid', /November 2026/)
    expect(diner.has('button', 'Try again')).to.be.false
  })

  it('where it does not load, that is said and heard, and "Try again" loads it', async () => {
    const { diner, dialog, lost } = await opens()
    expect(dialog()!.textContent).to.match(/calendar.*Try again$/)
    expect(dialog()!.textContent).to.not.include('One moment')
    expect(diner.heard.join()).to.match(/calendar/)
    expect(diner.has('grid')).to.be.false
    lost.comes()
    await diner.sees(() => diner.gets('button', 'Try again').click())
    await diner.waits(50)
    diner.gets('grid', /November 2026/)
    expect(diner.has('button', 'Try again')).to.be.false
  })

  it('it is built only once it is here, and a closed one is not shown', async () => {
    const { diner, dialog } = await opens()
    expect(dialog()).to.not.equal(null)
    await diner.keys('{Escape}')
    await diner.waits(2_000)
    expect(dialog()).to.equal(null)
  })
})
