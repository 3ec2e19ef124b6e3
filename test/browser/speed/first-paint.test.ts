import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { venueBody } from '../../kit/fixtures'
import { isNight } from '../../kit/night'
import { findings } from '../kit/accessibility-tree'
import { visit, type Diner, type Visit } from '../kit/diner'
import { heldFile } from '../kit/api'
import { popupWith } from '../kit/visits'
import { forgetsShifts, shifts, watchShifts } from '../kit/layout'
import { until } from '../kit/playwright-driver'

const search = 'GET /api/venues/search/*'
const answers = { [search]: [venueBody()] }
const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** Types into the box of a page whose list of restaurants comes later, as its library does. */
async function types(text: string, { prepare, ...options }: Visit = {}) {
  const list = heldFile(/react-select/)
  const diner = await visit({
    answers,
    ...options,
    prepare: (page) => Promise.all([list.prepare(page), prepare?.(page)]),
  })
  if (options.page) await diner.page.evaluate('void handle.open()')
  const box = await diner.finds('combobox', 'Location')
  await box.focus()
  await diner.page.keyboard.type(text)
  async function listComes(): Promise<void> {
    const comes = diner.page.waitForResponse(/react-select/)
    list.release()
    await (await comes).finished()
    await diner.settles()
  }
  return { ...diner, box, release: list.release, listComes }
}

/** The first line of the list itself: what stands in its place is a paragraph. */
const ofTheList = 'div.location__menu-notice, [role=option]'

/** The input as it is to the diner who types in it. */
const typed = ({ page }: Diner, name = 'Location') =>
  page.getByRole('combobox', { name }).evaluate((element: HTMLInputElement) => {
    const { activeElement } = element.getRootNode() as ShadowRoot
    const { value, selectionStart, selectionEnd, selectionDirection } = element
    return { value, selectionStart, selectionEnd, selectionDirection, focus: activeElement === element }
  })

describe('Browser: the location box before its list', () => {
  it('accepts every key while the list’s file loads, in the middle of the text too, and nothing jumps', async () => {
    const prepare = (page: Page) => watchShifts(page, { forgives: false })
    const { box, ...diner } = await types('', { prepare })
    await forgetsShifts(diner)
    const before = await box.boundingBox()
    const { keyboard } = diner.page
    await keyboard.type('ck')
    await keyboard.press('ArrowLeft')
    await keyboard.type(alphabet)
    diner.release()
    // No key waits for the list: it comes between two of them.
    let meanwhile = ''
    do {
      await keyboard.type('.')
      meanwhile += '.'
    } while ((await diner.page.locator(ofTheList).count()) === 0)
    await keyboard.type(alphabet)
    const text = `c${alphabet}${meanwhile}${alphabet}k`
    const caret = text.length - 1
    expect(await typed(diner)).to.deep.equal({
      value: text,
      selectionStart: caret,
      selectionEnd: caret,
      selectionDirection: 'forward',
      focus: true,
    })
    await diner.waits(750)
    await diner.finds('option', /Milano Cork/)
    expect(await box.boundingBox()).to.deep.equal(before)
    expect(await shifts(diner)).to.deep.equal([])
    expect(diner.errors).to.deep.equal([])
  })

  it('searches meanwhile; the list opens when it has loaded, and is announced once', async () => {
    const { box, ...diner } = await types('cork')
    const said = async () => (await diner.page.getByRole('status').allTextContents()).join(' ')
    await diner.finds('text', 'One moment…')
    await diner.waits(750)
    await diner.receives(search)
    await diner.listComes()
    await diner.finds('option', /Milano Cork/)
    await until(async () => /restaurants? found/.test(await said()), 'the number of restaurants to be said')
    expect((await said()).match(/restaurants? found/g)).to.have.length(1)
    const reached = await diner.gets('option', /Milano Cork/).getAttribute('id')
    expect(await box.getAttribute('aria-activedescendant')).to.equal(reached)
    expect(await box.getAttribute('aria-expanded')).to.equal('true')
    await diner.page.keyboard.press('Enter')
    await diner.chose('Milano Cork')
  })

  if (isNight)
    it('keeps an input method’s composition when the list loads', async () => {
      const diner = await types('cork')
      const devtools = await diner.page.context().newCDPSession(diner.page)
      await devtools.send('Input.imeSetComposition', { text: 'こ', selectionStart: 1, selectionEnd: 1 })
      await diner.listComes()
      await devtools.send('Input.imeSetComposition', { text: 'こる', selectionStart: 2, selectionEnd: 2 })
      expect(await typed(diner)).to.include({ value: 'corkこる', focus: true })
      await devtools.send('Input.insertText', { text: 'コルク' })
      expect(await typed(diner)).to.include({ value: 'corkコルク', selectionStart: 7 })
    })

  if (isNight)
    it('keeps a selection and its direction when the list loads', async () => {
      const diner = await types('cork')
      await diner.page.keyboard.press('Shift+ArrowLeft')
      const selected = await typed(diner)
      expect(selected).to.include({ selectionStart: 3, selectionEnd: 4, selectionDirection: 'backward' })
      await diner.listComes()
      expect(await typed(diner)).to.deep.equal(selected)
    })

  if (isNight)
    it('keeps the focus in a popup, where Escape first closes the message in place of the list', async () => {
      const diner = await types('cork', { page: popupWith('') })
      await diner.finds('text', 'One moment…')
      await diner.page.keyboard.press('Escape')
      await diner.page.getByText('One moment…').waitFor({ state: 'detached' })
      await diner.listComes()
      expect(await typed(diner)).to.include({ value: 'cork', focus: true })
      expect(await diner.gets('dialog', 'Milano restaurants').isVisible()).to.equal(true)
      await diner.page.keyboard.press('Escape')
      await diner.misses('dialog', 'Milano restaurants')
    })

  it('"Try again" loads a list that didn\'t load, by a press that leaves the focus and the text in the box', async () => {
    let isLost = true
    const prepare = (page: Page) =>
      page.route(/react-select/, (route) => (isLost ? route.abort() : route.continue()))
    const diner = await visit({ answers, prepare })
    await until(() => diner.failed.length > 0, 'the list to be lost')
    await diner.settles()
    await diner.gets('combobox', 'Location').focus()
    await diner.page.keyboard.type('cork')
    await diner.page.getByRole('alert').getByText("this part of the page didn't load").waitFor()
    await diner.waits(750)
    await diner.gets('button', 'Try again').hover()
    isLost = false
    await diner.page.mouse.down()
    // Some browsers do not focus a pressed button: the box would be left, and what was typed be gone.
    expect(await typed(diner)).to.include({ value: 'cork', focus: true })
    await diner.page.mouse.up()
    await diner.finds('option', /Milano Cork/)
    expect(await typed(diner)).to.include({ value: 'cork', focus: true })
  })

  if (isNight)
    it('access.axe: axe finds nothing before its list and after, and nothing moves between them', async () => {
      const { box, ...diner } = await types('cork')
      const places: unknown[] = []
      for (const comes of [async () => {}, diner.listComes]) {
        await comes()
        await diner.waits(750)
        await diner.settles()
        expect(await findings(diner.page)).to.deep.equal([])
        places.push([await box.boundingBox(), (await diner.page.locator('.location__list').boundingBox())!.x])
      }
      expect(places[1]).to.deep.equal(places[0])
    })

  it('the first search waits for the client’s file, and a search replaced by more typing is not sent', async () => {
    const client = heldFile(/tavola-search/)
    const diner = await visit({ answers, prepare: client.prepare })
    await diner.searches('dub')
    await diner.searches()
    await diner.finds('text', 'One moment…')
    client.release()
    await diner.finds('option', /Milano Cork/)
    expect(diner.api.sent(search).map(({ path }) => path)).to.deep.equal(['/api/venues/search/cork'])
  })
})
