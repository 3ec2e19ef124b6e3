import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import { removeWidget } from '../../kit/diner'
import { menuBody } from '../../kit/fixtures'
import { page } from '../../kit/stand-ins'
import { create, offeredMenus, offering, search, renderOffer, renderMenus } from './offered-menus'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

const missing = 'Please select a menu from the above choices'

describe('menus: CHOOSE MENU', () => {
  it('step.menu, name.menus: each is a radio named by its title, and described', async () => {
    const diner = await renderOffer()
    expect(diner.within('radiogroup').getsAll('radio')).to.have.lengthOf(3)
    expect(diner.gets('radiogroup', 'CHOOSE MENU').ariaRequired).to.equal('true')
    for (const title of ['Lunch', 'Dinner', 'Dolce']) expect(diner.has('radio', title), title).to.be.true
    const description = diner.gets('radio', 'Dinner').getAttribute('aria-describedby')!
    expect(document.getElementById(description)!.textContent).to.equal('All about Dinner')
  })

  it('menu.required: one must be selected before confirming', async () => {
    const diner = await renderOffer()
    await diner.waits(100)
    await diner.presses('Next')
    expect(document.activeElement).to.equal(diner.gets('radio', 'Lunch'))
    expect(diner.gets('radiogroup').getAttribute('aria-invalid')).to.equal('true')
    const described = diner.gets('radio', 'Lunch').getAttribute('aria-describedby')!.split(' ')
    const note = described.map((id) => document.getElementById(id)!.textContent)
    expect(note).to.include(missing)
    expect([diner.has('alert'), diner.gets('status').textContent]).to.deep.equal([false, ''])
    expect(diner.has('heading', 'CHOOSE MENU')).to.be.true
  })

  for (const [what, later, isKept] of [
    ['has it too', [offeredMenus[1], offeredMenus[2]], true],
    ['has no other', [offeredMenus[1]], true],
    ['lacks it', [offeredMenus[0], offeredMenus[2]], false],
  ] as const)
    it(`menu.on: another time ${isKept ? 'keeps' : 'asks for'} the menu if it ${what}`, async () => {
      const diner = await renderOffer()
      await diner.clicks('radio', 'Dinner')
      await diner.presses('Next')
      await diner.finds('heading', 'Your Details')
      diner.network.answer(search, later)
      await diner.sees(() => void diner.kernel.choices.confirm({ time: '20:00' }))
      expect(diner.has('heading', 'CHOOSE MENU')).to.equal(!isKept)
      if (!isKept) return
      await diner.presses('Complete Booking')
      expect(diner.sentMenus()).to.deep.equal([7])
    })

  it('WCAG 4.1.3: where the focus stays at the first menu, as after Enter in it, the error is announced', async () => {
    const diner = await renderOffer()
    await diner.sees(() => diner.gets('radio', 'Lunch').focus())
    await diner.keys('{Enter}')
    expect(document.activeElement).to.equal(diner.gets('radio', 'Lunch'))
    expect(diner.heard.filter((line) => line === missing)).to.have.length(1)
  })

  it('WCAG 3.3.1: until "Next" is pressed no menu is wrong, and none of several is chosen', async () => {
    const diner = await renderOffer({
      answers: { [search]: [menuBody(1, 'Lunch', { description: '' }), ...offeredMenus] },
    })
    expect(diner.gets('radiogroup').ariaInvalid).to.equal('false')
    expect(diner.getsAll('radio').some((radio) => radio.matches(':checked'))).to.be.false
    expect(diner.reads()).to.not.include(missing)
    expect(diner.getsAll('radio', 'Lunch')[0]!.hasAttribute('aria-describedby')).to.be.false
  })

  it('menu.confirmed: choosing one takes the error away', async () => {
    const diner = await renderOffer()
    await diner.presses('Next')
    await diner.clicks('radio', 'Dinner')
    expect(diner.reads()).not.to.include(missing)
    expect(diner.gets('radiogroup').getAttribute('aria-invalid')).to.equal('false')
  })

  it('menu.confirmed: its id is sent as menuId, as the server gave it', async () => {
    const diner = await renderOffer()
    await diner.clicks('radio', 'Dinner')
    await diner.presses('Next')
    await diner.presses('Complete Booking')
    expect(JSON.stringify(diner.network.sent(create)[0]!.body)).to.equal(
      '{"venueId":"cork","menuId":7,"email":"anna@example.ie"}',
    )
  })

  for (const [what, options] of [
    ['none is offered', { answers: { [search]: [] } }],
    [
      'a brand offers no choice, though there is a menu',
      { brand: {}, answers: { [search]: [menuBody(7, 'Dinner')] } },
    ],
  ] as const)
    it(`payload.booking: null where ${what}`, async () => {
      const diner = await renderMenus(options)
      await diner.presses('Continue')
      await diner.presses('Complete Booking')
      expect(diner.sentMenus()).to.deep.equal([null])
    })

  it('menu.single: a single menu is chosen by itself, and "Next" leads on with it', async () => {
    const diner = await renderOffer({ answers: { [search]: [menuBody(7, 'Dinner')] } })
    expect(diner.gets('radio', 'Dinner').matches(':checked')).to.be.true
    await diner.presses('Next')
    await diner.presses('Complete Booking')
    expect(diner.sentMenus()).to.deep.equal([7])
  })

  it('the heading of step 3 takes the focus, and so does that of step 4', async () => {
    const diner = await renderOffer()
    expect(document.activeElement).to.equal(diner.gets('heading', 'CHOOSE MENU'))
    await diner.clicks('radio', 'Dinner')
    await diner.presses('Next')
    expect(document.activeElement).to.equal(await diner.finds('heading', 'Your Details'))
  })
})

const pictures = () => [...document.querySelectorAll('img')]

const seesPicture = (thumbnail: string | null) =>
  renderOffer({ answers: { [search]: [menuBody('lunch', 'Lunch', { images: { thumbnail } })] } })

describe("menus: a menu's picture", () => {
  const shown = {
    'https://pictures.example/lunch.jpg': 'https://pictures.example/lunch.jpg',
    '/pictures/lunch.jpg': 'https://host.example/pictures/lunch.jpg',
    '//pictures.example/lunch.jpg': 'https://pictures.example/lunch.jpg',
  }
  for (const [thumbnail, address] of Object.entries(shown)) {
    it(`${thumbnail} is shown, as a decoration that comes when it is seen`, async () => {
      await seesPicture(thumbnail)
      const [picture, ...more] = pictures()
      expect(picture).to.include({ src: address, alt: '', width: 320, height: 200 })
      expect(picture!.getAttribute('loading')).to.equal('lazy')
      expect(picture!.getAttribute('decoding')).to.equal('async')
      expect(more).to.deep.equal([])
    })
  }

  for (const thumbnail of [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://other.example/a.png',
    '',
    null,
  ]) {
    it(`${JSON.stringify(thumbnail)} is no picture`, async () => {
      const diner = await seesPicture(thumbnail)
      expect(pictures()).to.deep.equal([])
      expect(diner.has('radio', 'Lunch')).to.be.true
    })
  }

  it("page.no-shift: one that doesn't load keeps its box", async () => {
    await seesPicture('/gone.jpg')
    const box = pictures()[0]!.parentElement!
    fireEvent.error(pictures()[0]!)
    expect(pictures()).to.deep.equal([])
    expect(box.isConnected).to.be.true
  })

  it('has room on each card where one menu has a picture, and on none where no menu has one', async () => {
    const menus = [
      menuBody(1, 'Lunch', { images: { thumbnail: '/lunch.jpg' } }),
      menuBody(2, 'Dinner', { images: { thumbnail: null } }),
      menuBody(3, 'Dolce', { images: null }),
    ]
    const rooms = () => [...document.querySelectorAll('.menu-picture')].map(({ className }) => className)
    await renderOffer({ answers: { [search]: menus } })
    expect(rooms()).to.deep.equal([
      'menu-picture',
      ...Array<string>(2).fill('menu-picture menu-picture-none'),
    ])
    removeWidget()
    await renderOffer({ answers: { [search]: menus.slice(1) } })
    expect(rooms()).to.deep.equal([])
  })

  it('its words are marked with the language of the back end', async () => {
    await renderOffer({ brand: { ...offering, backEndLanguage: 'it' } })
    const words = [...document.querySelectorAll('.menu bdi')]
    expect(words.map(({ textContent }) => textContent).slice(0, 2)).to.deep.equal([
      'Lunch',
      'All about Lunch',
    ])
    for (const word of words) expect(word).to.have.property('lang', 'it')
  })

  it('body.parts: a menu that is sent twice is shown once', async () => {
    const diner = await renderOffer({ answers: { [search]: [menuBody(1, 'Lunch'), menuBody(1, 'Lunch')] } })
    expect(diner.within('radiogroup').getsAll('radio')).to.have.lengthOf(1)
  })

  it('body.menu: texts of the server are text', async () => {
    const title = '<b onclick="alert(1)">Lunch</b>'
    const diner = await renderOffer({ answers: { [search]: [menuBody(1, title, { description: '&amp;' })] } })
    expect(diner.reads()).to.include(`${title}&amp;`)
  })
})

/** Another plugin's place, in a step that follows the details'. */
const ticket = definePlugin({
  id: 'ticket',
  places: { 'ticket.lines': 'a line of the ticket' },
  steps: [
    {
      id: 'kept',
      priority: 'takeover',
      when: ({ facts }) => facts.references.booking !== undefined,
      load: page('Kept', () => (
        <dl>
          <Place name="ticket.lines" fallback={null} />
        </dl>
      )),
    },
  ],
})

const pay = { answers: { 'POST /api/bookings/create': { bookingReference: 'MB-1' } } }

describe('menus: the ticket', () => {
  it('shows the chosen menu, as soon as it has loaded', async () => {
    let seen = ''
    const diner = await renderOffer({ more: [ticket], ...pay })
    await diner.clicks('radio', 'Dinner')
    await diner.presses('Next')
    const observer = new MutationObserver(() => (seen ||= document.querySelector('dl')?.outerHTML ?? ''))
    observer.observe(document.body, { childList: true, subtree: true })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Kept')
    observer.disconnect()
    expect(seen).to.include('Menu').and.include('Dinner')
  })

  it('has no such line if no menu was offered', async () => {
    const diner = await renderMenus({ more: [ticket], answers: { ...pay.answers, [search]: [] } })
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Kept')
    expect(document.querySelector('dt')).to.equal(null)
  })
})
