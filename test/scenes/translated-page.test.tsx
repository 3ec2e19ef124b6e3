import '../kit/dom'
import { expect } from 'chai'
import booking from '../../plugins/booking'
import crossSell from '../../plugins/cross-sell'
import dayAtAGlance from '../../plugins/day-at-a-glance'
import start from '../../plugins/start'
import terms from '../../plugins/terms'
import { removeWidget, renderPlugins } from '../kit/diner'
import { byDay } from '../kit/night'

const elementWith = (name: string, text: string) =>
  Object.assign(document.createElement(name), { textContent: text })

/** What scripts of the page and of extensions do with a text. */
const foreign: Readonly<Record<string, (text: Text) => void>> = {
  'a translator that replaces each text by elements'(text) {
    const outer = elementWith('font', '')
    outer.append(elementWith('font', text.data))
    text.replaceWith(outer)
  },
  'a translator that inserts pieces, then removes the text'(text) {
    for (const piece of text.data.split(/(?<= )/)) text.before(elementWith('font', piece))
    text.remove()
  },
  'a translator that replaces each text by another': (text) =>
    text.replaceWith(document.createTextNode(text.data)),
  'an extension that makes a link of each number'(text) {
    const { index = -1, 0: number = '' } = /\d{2,}/.exec(text.data) ?? {}
    if (!number) return
    const found = text.splitText(index)
    found.splitText(number.length)
    found.replaceWith(elementWith('a', number))
  },
  'an extension that marks a word'(text) {
    const rest = text.splitText(text.data.indexOf(' ') + 1)
    rest.replaceWith(elementWith('mark', rest.data))
  },
  'an extension that appends an element of its own': (text) =>
    text.parentElement!.append(document.createElement('grammar-check')),
}

/** Lets a script of the page at each text, also at what comes later. Returns what ends it. */
function meddle(root: Element, change: (text: Text) => void): () => void {
  const known = new WeakSet<Node>()
  const observer = new window.MutationObserver(changeAll)
  function changeAll() {
    for (const parent of root.querySelectorAll(':not(font, mark, a:not([href]), textarea, option)')) {
      for (const node of parent.childNodes)
        if (node instanceof window.Text && node.data.trim() && !known.has(node)) change(node)
      parent.childNodes.forEach((node) => known.add(node))
    }
    observer.takeRecords()
  }
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  changeAll()
  return () => observer.disconnect()
}

describe('A page whose scripts replace the texts of the widget', () => {
  /** Books a table with detours; returns what can be read at each step. */
  async function books(change?: (text: Text) => void, glance = false): Promise<readonly string[]> {
    const plugins = [start, booking, crossSell, terms, ...(glance ? [dayAtAGlance] : [])]
    const diner = await renderPlugins({ plugins })
    const end = change && meddle(diner.host, change)
    const choosesTime = () => (glance ? diner.clicks('radio', '19:30') : diner.choosesTable())
    const toTime = (time: string | null) => diner.sees(() => diner.kernel.choices.set({ time }))
    const edit = 'Change your mind? Edit your booking'
    const actions = [
      () => diner.presses('Continue'),
      () => diner.choosesRestaurant(),
      () => diner.choosesDay(),
      ...['19:45', '19:30', null, '19:45'].map((time) => () => toTime(time)),
      () => diner.choosesGuests(4),
      choosesTime,
      () => diner.presses('Continue'),
      () => diner.presses('Continue'),
      () => diner.fillsDetails(),
      () => diner.presses(edit),
      () => diner.choosesGuests(3),
      choosesTime,
      () => diner.presses('Continue'),
      () => diner.confirmsDetails(),
      () => diner.presses('Complete Booking'),
    ]
    const seen: string[] = []
    for (const act of actions) {
      await act()
      await diner.waits()
      seen.push(diner.host.textContent!.replace(/\s+/g, ' '))
    }
    await diner.finds('heading', 'Booking Confirmed')
    expect(diner.faults).to.deep.equal([])
    end?.()
    return seen
  }

  const untouched = new Map<boolean, Promise<readonly string[]>>()

  for (const glance of [false, true])
    for (const [who, change] of byDay(Object.entries(foreign), ([who]) => !glance || /inserts/.test(who)))
      it(`${who}: a booking ${glance ? 'at a glance ' : ''}reads as without it`, async () => {
        if (!untouched.has(glance)) untouched.set(glance, books(undefined, glance))
        const expected = await untouched.get(glance)!
        removeWidget()
        expect(await books(change, glance)).to.deep.equal(expected)
      })
})
