import { expect } from 'chai'
import terms from '../../../plugins/terms'
import { atDetails } from '../../kit/booking'
import { removeWidget, renderWidget } from '../../kit/diner'
import { importWithout } from '../../kit/lost-file'
import { bookings } from './reading'
import { threshold } from '../../kit/stand-ins'

const sorry = "We couldn't load the terms."
const dialog = new URL('../../../plugins/terms/terms-dialog.tsx', import.meta.url)

/** A diner who opens the terms, whose sections are lost, or come. */
async function opens({ isLost = true } = {}) {
  const lost = importWithout('./sections', dialog)
  if (!isLost) lost.comes()
  const inserts = terms.inserts!.map((insert) =>
    insert.at === 'overlay' ? { ...insert, load: () => lost.copy } : insert,
  )
  const diner = await renderWidget({
    plugins: [threshold, bookings, { ...terms, inserts } as typeof terms],
    first: { ...atDetails, journey: 'Booking' },
  })
  const link = await diner.finds('button', 'terms and conditions')
  const read: (string | undefined)[] = []
  const status = () => document.querySelector('dialog [role="status"]')?.textContent
  const watch = new window.MutationObserver(() => read.push(status()))
  watch.observe(document.body, { childList: true, subtree: true })
  await diner.sees(() => link.click())
  await diner.waits(50)
  watch.disconnect()
  return { diner, read, status, lost }
}

describe('terms: their sections', () => {
  afterEach(removeWidget)

  it('WCAG 4.1.3: while they are on the way, the dialog says so', async () => {
    const { diner, read, status } = await opens({ isLost: false })
    expect(read).to.include('Loading the terms…')
    expect(status()).to.equal('')
    expect(diner.has('button', 'Try again')).to.be.false
    expect(diner.reads('dialog')).to.include('All about Bookings')
  })

  it('decisions, "Errors": where they do not load, the dialog says so, and "Try again" loads them and has the heading focused', async () => {
    const { diner, status, lost } = await opens()
    expect(status()).to.equal(`Error: ${sorry}`)
    expect(diner.reads('dialog')).to.not.include('Loading')
    lost.comes()
    await diner.sees(() => diner.gets('button', 'Try again').click())
    await diner.waits(50)
    expect(document.activeElement).to.equal(diner.gets('heading', 'Terms and conditions'))
    expect(status()).to.equal('')
    expect(diner.reads('dialog')).to.include('All about Bookings')
    expect(diner.has('button', 'Try again')).to.be.false
  })
})
