import { expect } from 'chai'
import { buildName, page, type HostPage } from '../kit/site'
import { saturday } from '../kit/time'
import { endVisits, visit } from '../kit/diner'
import { leftovers, watchLeftovers, type Leftovers } from '../kit/leftovers'
import { byDay, isNight } from '../../kit/night'

/**
 * A single-page host, which mounts the widget and takes it off again: as soon as it is asked for, once it is there,
 * while a request is under way, and in the middle of a form. All in the page, so that a hundred times take seconds.
 */
const remountingPage: HostPage = (api) =>
  page({ body: `<div id="book"></div><script src="/tavola.js"></script><script>${script(api)}</script>` })

const script = (api: string) => `
  const options = { baseUrl: '${api}', venueId: 'cork', date: '${saturday}', journey: 'Booking', guests: 2 }
  const container = document.querySelector('#book')
  const napoli = { title: 'Napoli', plugins: ['start', 'booking'] }

  const ways = {
    inline: () => Tavola.init({ ...options, container, preload: 'now' }),
    popup() {
      const handle = Tavola.init(options)
      handle.open()
      return handle
    },
    'inline widget whose options change'() {
      const handle = ways.inline()
      handle.update({ guests: 4 })
      handle.update({ brand: napoli })
      return handle
    },
    'custom element'() {
      const element = document.createElement('tavola-booking')
      const attributes = { 'base-url': options.baseUrl, 'venue-id': 'cork', date: options.date, journey: 'Booking' }
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      container.append(element)
      return { destroy: () => element.remove() }
    },
    'pair with two brands'() {
      const handles = [ways.inline(), Tavola.init({ ...options, brand: napoli })]
      handles[1].open()
      return { destroy: () => handles.forEach((handle) => handle.destroy()) }
    },
  }

  async function until(look) {
    for (let tries = 0; tries < 60_000; tries++) {
      const found = look()
      if (found) return found
      await pause(2)
    }
    throw new Error('Waited in vain: ' + look)
  }
  /** In the widgets' shadow roots. */
  const all = (selector) =>
    [...document.querySelectorAll('#book *, body > div')].flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll(selector) ?? []),
    ])
  /** As React hears of it. */
  function fill(field, text) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text)
    field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }))
  }

  const stages = {
    'at once': async () => undefined,
    'during a request': () => request(),
    'on step 1': () => until(() => all('select').length > 0),
    async 'in the details'() {
      fill(await until(() => all('select').find(({ options }) => [...options].some(({ value }) => value === '19'))), '19')
      const isContinue = ({ textContent, disabled }) => textContent.trim() === 'Continue' && !disabled
      ;(await until(() => all('button').find(isContinue))).click()
      fill(await until(() => all('input[autocomplete=given-name]')[0]), 'Anna')
    },
  }

  async function remount(way, times) {
    for (const stage of Object.keys(stages)) {
      for (let time = 0; time < times; time++) {
        const handle = ways[way]()
        await stages[stage]()
        handle.destroy()
        // A popup takes its entries off the history, which the browser does when it can.
        await until(() => !history.state?.tavola)
      }
    }
  }`

/**
 * How often for each of four stages. At night a hundred times where every widget goes; otherwise once or twice, as one thing that
 * is left each time is seen at once.
 */
const times = {
  inline: isNight ? 25 : 1,
  popup: isNight ? 5 : 1,
  'inline widget whose options change': 2,
  'pair with two brands': 2,
  // The last, as the page holds it until there is another widget.
  'custom element': isNight ? 2 : 1,
}
const ways = byDay(Object.entries(times), ([way]) => /^(inline|popup|custom element)$/.test(way))

const isReact = buildName === 'react'

/** Without the one listener that React leaves on the document, and its mark there (docs/reference/options.md#handle). */
function exceptReacts(left: Leftovers): Leftovers {
  if (!isReact) return left
  const listener = left.lasting.indexOf('document selectionchange')
  return {
    ...left,
    lasting: left.lasting.filter((_, index) => index !== listener),
    globals: left.globals.replace(/,_reactListening\w+/, ''),
  }
}

/** Contract 1: `destroy` leaves no node, listener, timer or request behind. What comes while its code is on the way: test/host. */
describe('Browser: mounted and unmounted again and again', () => {
  let diner: Awaited<ReturnType<typeof visit>>
  before(async () => {
    diner = await visit({ page: remountingPage, prepare: watchLeftovers, isAlone: true, isLasting: true })
  })
  after(endVisits)

  for (const [way, count] of ways) {
    it(`leaves nothing behind: ${way}`, async () => {
      const before = await leftovers(diner.page)
      const remount = (times: number) => diner.page.evaluate(`remount('${way}', ${times})`)
      await remount(1)
      const once = await leftovers(diner.page)
      await remount(count)
      expect(await leftovers(diner.page)).to.deep.equal(once)
      // React tries out styles on an element, and has a channel to call itself back: one of each a page. And `Tavola.open`
      // uses the last custom element, with its four attributes.
      const element = way === 'custom element' ? 5 : 0
      expect(once.nodes - before.nodes - element).to.be.oneOf([0, 1])
      expect(once.listeners - before.listeners).to.be.oneOf(isReact ? [0, 2] : [0, 1])
      const { nodes, listeners } = once
      expect(exceptReacts(once)).to.deep.equal({ ...exceptReacts(before), nodes, listeners })
      expect(diner.errors).to.deep.equal([])
    })
  }
})
