import { expect } from 'chai'
import terms from '../../../plugins/terms'
import { atDetails } from '../../kit/booking'
import { renderPlugins } from '../../kit/diner'
import { importWithout } from '../../kit/lost-file'
import { bookings } from './consent'
import { threshold } from '../../kit/stand-ins'

const link = new URL('../../../plugins/terms/terms-link.tsx', import.meta.url)

describe('terms: a dialog that does not load', () => {
  it('page.blocked-file: the link to the page of terms is there again, and the diner hears why', async () => {
    const { copy } = importWithout('./terms-dialog', link)
    const inserts = terms.inserts!.map((insert) =>
      insert.at === 'consent-link' ? { ...insert, load: () => copy } : insert,
    )
    const diner = await renderPlugins({
      plugins: [threshold, bookings, { ...terms, inserts } as typeof terms],
      first: { ...atDetails, journey: 'Booking' },
    })
    await diner.presses('terms and conditions')
    await diner.finds('link', 'terms and conditions')
    expect(diner.has('button', 'terms and conditions')).to.be.false
    expect(diner.has('dialog')).to.be.false
    expect(diner.heard).to.deep.equal(["We couldn't load the terms."])
  })
})
