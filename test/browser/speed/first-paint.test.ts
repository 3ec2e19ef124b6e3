import { expect } from 'chai'
import { venueBody } from '../../kit/fixtures'
import { arabic } from '../../languages/words'
import { byDay, isNight } from '../../kit/night'
import { findings } from '../kit/accessibility-tree'
import { endVisits, visit, type Diner, type Visit } from '../kit/diner'
import { heldFile } from '../kit/api'
import { initWith } from '../kit/site'
import { popupWith, visitPopup } from '../kit/visits'
import { forgetsShifts, shifts, watchShifts } from '../kit/layout'
import { until } from '../kit/playwright-driver'

const search = 'GET /api/venues/search/*'
const answers = { [search]: [venueBody()] }
const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/** A page whose list of restaurants comes later. */
async function visitEarly(
  { prepare, ...options }: Visit = {},
  go: (options: Visit) => ReturnType<typeof visit> = visit,
) {
  const list = heldFile(/location-list/)
  const diner = await go({
    answers,
    ...options,
    prepare: (page) => Promise.all([list.prepare(page), prepare?.(page)]),
  })
  return { ...diner, list: { release: list.release, comes: () => listComes(diner, list.release) } }
}

async function listComes({ page, settles }: Diner, release: () => void): Promise<void> {
  const comes = page.waitForResponse(/location-list/)
  release()
  await (await comes).finished()
  await settles()
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
    const diner = await visitEarly({ prepare: (page) => watchShifts(page, { forgives: false }) })
    const box = diner.gets('combobox', 'Location')
    await box.focus()
    await forgetsShifts(diner)
    const before = await box.boundingBox()
    const { keyboard } = diner.page
    await keyboard.type('ck')
    await keyboard.press('ArrowLeft')
    await keyboard.type(alphabet)
    diner.list.release()
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
    const diner = await visitEarly()
    const said = async () => (await diner.page.getByRole('status').allTextContents()).join(' ')
    await diner.gets('combobox', 'Location').focus()
    await diner.page.keyboard.type('cork')
    await diner.finds('text', 'Searching…')
    await diner.waits(750)
    await diner.receives(search)
    await diner.list.comes()
    await diner.finds('option', /Milano Cork/)
    await until(async () => /restaurants? found/.test(await said()), 'the number of restaurants to be said')
    expect((await said()).match(/restaurants? found/g)).to.have.length(1)
    const reached = await diner.gets('option', /Milano Cork/).getAttribute('id')
    const box = diner.gets('combobox', 'Location')
    expect(await box.getAttribute('aria-activedescendant')).to.equal(reached)
    expect(await box.getAttribute('aria-expanded')).to.equal('true')
    await diner.page.keyboard.press('Enter')
    await diner.chose('Milano Cork')
  })

  if (isNight)
    it('keeps an input method’s composition when the list loads', async () => {
      const diner = await visitEarly()
      await diner.gets('combobox', 'Location').focus()
      await diner.page.keyboard.type('cork')
      const devtools = await diner.page.context().newCDPSession(diner.page)
      await devtools.send('Input.imeSetComposition', { text: 'こ', selectionStart: 1, selectionEnd: 1 })
      await diner.list.comes()
      await devtools.send('Input.imeSetComposition', { text: 'こる', selectionStart: 2, selectionEnd: 2 })
      expect(await typed(diner)).to.include({ value: 'corkこる', focus: true })
      await devtools.send('Input.insertText', { text: 'コルク' })
      expect(await typed(diner)).to.include({ value: 'corkコルク', selectionStart: 7 })
    })

  if (isNight)
    it('keeps a selection and its direction when the list loads', async () => {
      const diner = await visitEarly()
      await diner.gets('combobox', 'Location').focus()
      await diner.page.keyboard.type('cork')
      await diner.page.keyboard.press('Shift+ArrowLeft')
      const selected = await typed(diner)
      expect(selected).to.include({ selectionStart: 3, selectionEnd: 4, selectionDirection: 'backward' })
      await diner.list.comes()
      expect(await typed(diner)).to.deep.equal(selected)
    })

  if (isNight)
    it('opens on a press beside its text too, and clears typed text on blur', async () => {
      const diner = await visitEarly()
      const box = diner.gets('combobox', 'Location')
      const { x, y, height } = (await diner.page.locator('.location__control').boundingBox())!
      await diner.page.mouse.click(x + 4, y + height / 2)
      expect(await typed(diner)).to.include({ focus: true })
      await diner.page.keyboard.type('cork')
      await diner.page.keyboard.press('Escape')
      await diner.page.getByText('Searching…').waitFor({ state: 'detached' })
      await diner.page.mouse.click(x + 4, y + height / 2)
      await diner.finds('text', 'Searching…')
      await diner.page.keyboard.press('Tab')
      expect(await typed(diner)).to.include({ value: '', focus: false })
      await diner.list.comes()
      await diner.searches()
      await diner.finds('option', /Milano Cork/)
      await box.press('Escape')
      await diner.misses('option', /Milano Cork/)
    })

  if (isNight)
    it('keeps the focus in a popup, where Escape first closes the message in place of the list', async () => {
      const diner = await visitEarly(
        { page: popupWith('', `<button onclick="handle.open()">Book</button>`) },
        visitPopup,
      )
      await diner.presses('Book')
      const box = diner.gets('combobox', 'Location')
      await box.focus()
      await diner.page.keyboard.type('cork')
      await diner.finds('text', 'Searching…')
      await diner.page.keyboard.press('Escape')
      await diner.page.getByText('Searching…').waitFor({ state: 'detached' })
      await diner.list.comes()
      expect(await typed(diner)).to.include({ value: 'cork', focus: true })
      expect(await diner.gets('dialog', 'Milano restaurants').isVisible()).to.equal(true)
      await diner.page.keyboard.press('Escape')
      await diner.misses('dialog', 'Milano restaurants')
    })

  it('says that the list didn\'t load; "Try again" loads it, by key or by press, and the typed text stays', async () => {
    for (const way of byDay(['key', 'press'], (way) => way === 'press')) {
      let lost = 0
      const diner = await visit({
        answers,
        prepare: (page) =>
          page.route(/location-list/, (route) => (lost++ < 2 ? route.abort() : route.continue())),
      })
      await until(() => diner.failed.length === 1, 'the list to be lost')
      await diner.settles()
      // Asked for again with the focus.
      await diner.gets('combobox', 'Location').focus()
      await diner.page.keyboard.type('cork')
      await diner.page.getByRole('status').getByText("We couldn't load the list of restaurants.").waitFor()
      await diner.waits(750)
      expect(await findings(diner.page)).to.deep.equal([])
      if (way === 'press') {
        await diner.gets('button', 'Try again').hover()
        await diner.page.mouse.down()
        // Some browsers do not focus a pressed button: the box would be left, and what was typed be gone.
        expect(await typed(diner)).to.include({ value: 'cork', focus: true })
        await diner.page.mouse.up()
      } else {
        await diner.page.keyboard.press('Tab')
        expect(await typed(diner)).to.include({ value: 'cork', focus: false })
        await diner.page.keyboard.press('Enter')
      }
      await diner.finds('option', /Milano Cork/)
      expect(await typed(diner)).to.include({ value: 'cork', focus: true })
      await endVisits()
    }
  })

  if (isNight)
    it('has no accessibility violation, before its list and after, from right to left too', async () => {
      const places: unknown[] = []
      const diner = await visitEarly({ page: initWith(`brand: { locale: 'ar' }`) })
      const box = diner.gets('combobox', arabic.location)
      await box.fill('cork')
      for (const comes of [async () => {}, diner.list.comes]) {
        await comes()
        await diner.waits(750)
        await diner.settles()
        expect(await findings(diner.page)).to.deep.equal([])
        places.push(
          await box.boundingBox(),
          await diner.page
            .locator('.location__menu')
            .evaluate((menu) => [menu.getBoundingClientRect().x, getComputedStyle(menu).direction]),
        )
      }
      expect(places.slice(2)).to.deep.equal(places.slice(0, 2))
      await diner.finds('option', /Milano Cork/)
    })

  it('the first search waits for the client’s file, and a search replaced by more typing is not sent', async () => {
    const client = heldFile(/tavola-api/)
    const diner = await visit({ answers, prepare: client.prepare })
    await diner.searches('dub')
    await diner.searches()
    await diner.finds('text', 'Searching…')
    client.release()
    await diner.finds('option', /Milano Cork/)
    expect(diner.api.sent(search).map(({ path }) => path)).to.deep.equal(['/api/venues/search/cork'])
  })
})
