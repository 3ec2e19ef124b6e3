import { expect } from 'chai'
import { afterPaint, definePlugin } from 'tavola'
import { renderPlugins } from '../kit/diner'
import { form, threshold, enquiry } from '../kit/stand-ins'
import { atSlot } from '../kit/booking'

const begins = () => renderPlugins({ plugins: [threshold, form] })

/** The element that holds the sentence now. */
const line = (region: HTMLElement) => region.lastElementChild

describe('ui: the announcer', () => {
  it('WCAG 4.1.3: is there, visible to screen readers, before anything is announced', async () => {
    const region = (await begins()).gets('status')
    expect(region.textContent).to.equal('')
    expect(region.closest('[hidden], [aria-hidden=true], [aria-busy=true]')).to.equal(null)
    expect(getComputedStyle(region).visibility).to.equal('visible')
  })

  it('WCAG 4.1.3: what is loading when the widget appears is announced once the region is there', async () => {
    const busy = definePlugin({
      id: 'busy',
      contract: 2,
      setup: ({ run }) => void run(() => new Promise<never>(() => undefined)),
    })
    const records: MutationRecord[] = []
    const observer = new window.MutationObserver((more) => void records.push(...more))
    observer.observe(document.body, { childList: true, subtree: true })
    const region = (await renderPlugins({ plugins: [threshold, form, busy] })).gets('status')
    observer.disconnect()
    const added = records
      .filter(({ target }) => target === region)
      .flatMap(({ addedNodes }) => [...addedNodes])
    expect(added.map(({ textContent }) => textContent)).to.deep.equal(['Checking Availability...'])
  })

  it('WCAG 4.1.3: each sentence is an element, so that a repeated one is announced again', async () => {
    const diner = await begins()
    const region = diner.gets('status')
    await diner.sees(() => diner.kernel.announcer.announce('Nothing found'))
    const first = line(region)
    await diner.sees(() => diner.kernel.announcer.announce('Nothing found'))
    expect(diner.gets('status')).to.equal(region)
    expect(region.textContent).to.equal('Nothing found')
    expect(line(region)).to.not.equal(first)
  })

  it('several texts of one moment are all announced, each once; an empty one is not', async () => {
    const diner = await begins()
    await diner.sees(() => {
      for (const text of ['2 problems', '', 'A date', '2 problems']) diner.kernel.announcer.announce(text)
    })
    expect(diner.gets('status').textContent).to.equal('2 problemsA date')
  })

  it('WCAG 4.1.3: a request that leads to another at once is announced once', async () => {
    const diner = await begins()
    const { run } = diner.kernel.tasks
    await diner.sees(
      () => void run(async () => undefined).then(() => afterPaint(() => void run(async () => undefined))),
    )
    await diner.waits(1_000)
    expect(diner.heard).to.deep.equal(['Checking Availability...'])
    await diner.sees(() => void run(async () => undefined))
    await diner.waits(1_000)
    expect(diner.heard).to.deep.equal(['Checking Availability...', 'Checking Availability...'])
  })
})

const plugins = [threshold, form, enquiry]
const forever = () => new Promise<never>(() => undefined)

describe('ui: the loading text', () => {
  it('loading.texts, loading.announced: is announced in the words of the journey', async () => {
    const diner = await renderPlugins({ plugins, first: { ...atSlot, journey: 'Enquiry' } })
    await diner.sees(() => void diner.kernel.tasks.run(forever))
    expect(diner.gets('status').textContent).to.equal('Getting time slots...')
    expect(document.querySelector('[aria-busy=true]')!.contains(diner.gets('status'))).to.equal(false)
  })

  it('loading.shown: goes when the last request is done', async () => {
    const diner = await renderPlugins({ plugins })
    await diner.sees(() => void diner.kernel.tasks.run(async () => undefined))
    // Another request at once would be the same one to those who hear it.
    await diner.waits(100)
    expect(diner.gets('status').textContent).to.equal('')
    expect(document.querySelector('[aria-busy]')!.getAttribute('aria-busy')).to.equal('false')
  })
})
