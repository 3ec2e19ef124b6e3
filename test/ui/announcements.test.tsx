import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { afterPaint } from 'tavola/page'
import { renderPlugins } from '../kit/diner'
import { form, threshold, enquiry } from '../kit/stand-ins'
import { atSlot } from '../kit/booking'
import { never } from './set-up'

const plugins = [threshold, form, enquiry]

/** A diner, the live region, and what announces one text after another in one moment. */
async function begins(first = {}) {
  const diner = await renderPlugins({ plugins, first })
  const announces = (...texts: readonly string[]) =>
    diner.sees(() => texts.forEach((text) => diner.kernel.announcer.announce(text)))
  return { diner, region: diner.gets('status'), announces }
}

describe('ui: the announcer', () => {
  it('WCAG 4.1.3: is there, visible to screen readers, before anything is announced', async () => {
    const { region } = await begins()
    expect(region.textContent).to.equal('')
    expect(region.closest('[hidden], [aria-hidden=true], [aria-busy=true]')).to.equal(null)
    expect(getComputedStyle(region).visibility).to.equal('visible')
  })

  it('WCAG 4.1.3: what is loading when the widget appears is announced once the region is there', async () => {
    const busy = definePlugin({ id: 'busy', contract: 3, setup: ({ run }) => void run(never) })
    const records: MutationRecord[] = []
    const observer = new window.MutationObserver((more) => void records.push(...more))
    observer.observe(document.body, { childList: true, subtree: true })
    const region = (await renderPlugins({ plugins: [threshold, form, busy] })).gets('status')
    observer.disconnect()
    const added = records.filter(({ target }) => target === region).flatMap((one) => [...one.addedNodes])
    expect(added.map(({ textContent }) => textContent)).to.deep.equal(['Checking Availability...'])
  })

  it('WCAG 4.1.3: each sentence is an element, so that a repeated one is announced again', async () => {
    const { diner, region, announces } = await begins()
    await announces('Nothing found')
    const first = region.lastElementChild
    await announces('Nothing found')
    expect(diner.gets('status')).to.equal(region)
    expect(region.textContent).to.equal('Nothing found')
    expect(region.lastElementChild).to.not.equal(first)
  })

  it('several texts of one moment are all announced, each once; an empty one is not', async () => {
    const { region, announces } = await begins()
    await announces('2 problems', '', 'A date', '2 problems')
    expect(region.textContent).to.equal('2 problemsA date')
  })
})

describe('ui: the loading text', () => {
  it('WCAG 4.1.3: of a request that leads to another at once is announced once', async () => {
    const { diner } = await begins({ journey: 'Booking' })
    const runs = () => diner.kernel.tasks.run(async () => undefined)
    await diner.sees(() => void runs().then(() => afterPaint(() => void runs())))
    await diner.waits(1_000)
    expect(diner.heard).to.deep.equal(['Checking Availability...'])
    await diner.sees(() => void runs())
    await diner.waits(1_000)
    expect(diner.heard).to.deep.equal(['Checking Availability...', 'Checking Availability...'])
  })

  it('loading.texts, loading.announced: is announced in the words of the journey', async () => {
    const { diner, region } = await begins({ ...atSlot, journey: 'Enquiry' })
    await diner.sees(() => void diner.kernel.tasks.run(never))
    expect(region.textContent).to.equal('Getting time slots...')
    expect(document.querySelector('[aria-busy=true]')!.contains(region)).to.equal(false)
  })

  it('loading.shown: goes when the last request is done', async () => {
    const { diner, region } = await begins()
    await diner.sees(() => void diner.kernel.tasks.run(async () => undefined))
    // Another request at once would be the same one to those who hear it.
    await diner.waits(100)
    expect(region.textContent).to.equal('')
    expect(document.querySelector('[aria-busy]')!.getAttribute('aria-busy')).to.equal('false')
  })
})
