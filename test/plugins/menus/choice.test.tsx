import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { Place } from 'tavola/controls'
import { removeWidget } from '../../kit/diner'
import { menuBody } from '../../kit/fixtures'
import { page } from '../../kit/stand-ins'
import { choosesDinner, create, offeredMenus, renderOffer, renderMenus } from './offered-menus'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

const missing = 'Please select a menu from the above choices'
const describing = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!.textContent)

describe('menus: CHOOSE MENU', () => {
  it('step.menu, name.menus: each is a radio named by its title, and described', async () => {
    const diner = await renderOffer({ list: [menuBody(1, 'Brunch', { description: '' }), ...offeredMenus] })
    expect(document.activeElement).to.equal(diner.gets('heading', 'CHOOSE MENU'))
    expect(diner.within('radiogroup').getsAll('radio')).to.have.lengthOf(4)
    expect(diner.gets('radiogroup', 'CHOOSE MENU').ariaRequired).to.equal('true')
    for (const title of ['Lunch', 'Dinner', 'Dolce'])
      expect(describing(diner.gets('radio', title))).to.deep.equal([`All about ${title}`])
    expect(diner.gets('radio', 'Brunch').hasAttribute('aria-describedby')).to.be.false
  })

  it('menu.required, menu.confirmed: one must be selected before confirming, which takes the error away', async () => {
    const diner = await renderOffer()
    const group = diner.gets('radiogroup')
    // WCAG 3.3.1: until "Next" is pressed no menu is wrong, and none of several is chosen.
    expect(group.ariaInvalid).to.equal('false')
    expect(diner.getsAll('radio').some((radio) => radio.matches(':checked'))).to.be.false
    expect(diner.reads()).to.not.include(missing)
    await diner.waits(100)
    await diner.presses('Next')
    expect(document.activeElement).to.equal(diner.gets('radio', 'Lunch'))
    expect(group.ariaInvalid).to.equal('true')
    expect(describing(diner.gets('radio', 'Lunch'))).to.include(missing)
    expect([diner.has('alert'), diner.gets('status').textContent]).to.deep.equal([false, ''])
    await diner.clicks('radio', 'Dinner')
    expect(diner.reads()).not.to.include(missing)
    expect(group.ariaInvalid).to.equal('false')
  })

  it('WCAG 4.1.3: where the focus stays at the first menu, as after Enter in it, the error is announced', async () => {
    const diner = await renderOffer()
    await diner.sees(() => diner.gets('radio', 'Lunch').focus())
    await diner.keys('{Enter}')
    expect(document.activeElement).to.equal(diner.gets('radio', 'Lunch'))
    expect(diner.heard.filter((line) => line === missing)).to.have.length(1)
  })

  it('menu.confirmed: its id is sent as menuId, as the server gave it', async () => {
    const diner = await choosesDinner()
    expect(document.activeElement).to.equal(diner.gets('heading', 'Your Details'))
    await diner.presses('Complete Booking')
    expect(JSON.stringify(diner.network.sent(create)[0]!.body)).to.equal(
      '{"venueId":"cork","menuId":7,"email":"anna@example.ie"}',
    )
  })

  for (const [what, options] of [
    ['none is offered', { list: [] }],
    ['a brand offers no choice, though there is a menu', { offer: false, list: [menuBody(7, 'Dinner')] }],
  ])
    it(`payload.booking: null where ${what as string}`, async () => {
      const diner = await renderMenus(options as object)
      await diner.presses('Continue')
      await diner.presses('Complete Booking')
      expect(diner.sentMenus()).to.deep.equal([null])
    })

  it('menu.single: a single menu is chosen by itself, and "Next" leads on with it', async () => {
    const diner = await renderOffer({ list: [menuBody(7, 'Dinner')] })
    expect(diner.isChosen('Dinner')).to.be.true
    await diner.presses('Next')
    await diner.presses('Complete Booking')
    expect(diner.sentMenus()).to.deep.equal([7])
  })

  it('body.parts, body.menu: one that is sent twice is shown once, and texts of the server are text', async () => {
    const title = '<b onclick="alert(1)">Lunch</b>'
    const menu = menuBody(1, title, { description: '&amp;' })
    const diner = await renderOffer({ list: [menu, menu], brand: { backEndLanguage: 'it' } })
    expect(diner.within('radiogroup').getsAll('radio')).to.have.lengthOf(1)
    const words = [...document.querySelectorAll<HTMLElement>('.menu bdi')]
    expect(words.map(({ textContent, lang }) => [textContent, lang])).to.deep.equal([
      [title, 'it'],
      ['&amp;', 'it'],
    ])
  })
})

const pictures = () => [...document.querySelectorAll('img')]
const seesPicture = (thumbnail: string | null) =>
  renderOffer({ list: [menuBody('lunch', 'Lunch', { images: { thumbnail } })] })

describe("menus: a menu's picture", () => {
  for (const [thumbnail, src] of [
    ['https://pictures.example/lunch.jpg', 'https://pictures.example/lunch.jpg'],
    ['/pictures/lunch.jpg', 'https://host.example/pictures/lunch.jpg'],
    ['//pictures.example/lunch.jpg', 'https://pictures.example/lunch.jpg'],
    ['javascript:alert(1)'],
    [''],
    [null],
  ] as const)
    it(`${JSON.stringify(thumbnail)} is ${src ? 'a decoration that comes when it is seen' : 'no picture'}`, async () => {
      const diner = await seesPicture(thumbnail)
      expect(pictures()).to.have.lengthOf(src ? 1 : 0)
      expect(diner.has('radio', 'Lunch')).to.be.true
      if (!src) return
      const [picture] = pictures()
      expect(picture).to.include({ src, alt: '', width: 320, height: 200 })
      expect(picture!.getAttribute('loading')).to.equal('lazy')
      expect(picture!.getAttribute('decoding')).to.equal('async')
    })

  it("page.no-shift: one that doesn't load keeps its box", async () => {
    await seesPicture('/gone.jpg')
    const box = pictures()[0]!.parentElement!
    fireEvent.error(pictures()[0]!)
    expect(pictures()).to.deep.equal([])
    expect(box.isConnected).to.be.true
  })

  it('has room on each card where one menu has a picture, and on none where no menu has one', async () => {
    const list = [
      menuBody(1, 'Lunch', { images: { thumbnail: '/lunch.jpg' } }),
      menuBody(2, 'Dinner', { images: { thumbnail: null } }),
      menuBody(3, 'Dolce', { images: null }),
    ]
    const rooms = () => [...document.querySelectorAll('.menu-picture')].map(({ className }) => className)
    await renderOffer({ list })
    const none = 'menu-picture menu-picture-none'
    expect(rooms()).to.deep.equal(['menu-picture', none, none])
    removeWidget()
    await renderOffer({ list: list.slice(1) })
    expect(rooms()).to.deep.equal([])
  })
})

const Lines = () => (
  <dl>
    <Place name="ticket.lines" fallback={null} />
  </dl>
)

/** Another plugin's place, in a step that follows the details'. */
const ticket = definePlugin({
  id: 'ticket',
  places: { 'ticket.lines': 'a line of the ticket' },
  steps: [
    {
      id: 'kept',
      priority: 'takeover',
      when: ({ facts }) => facts.references.booking !== undefined,
      load: page('Kept', Lines),
    },
  ],
})

describe('menus: the ticket', () => {
  it('shows the chosen menu, as soon as it has loaded', async () => {
    let seen = ''
    const diner = await choosesDinner({ more: [ticket] })
    const observer = new MutationObserver(() => (seen ||= document.querySelector('dl')?.outerHTML ?? ''))
    observer.observe(document.body, { childList: true, subtree: true })
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Kept')
    observer.disconnect()
    expect(seen).to.include('Menu').and.include('Dinner')
  })

  it('has no such line if no menu was offered', async () => {
    const diner = await renderMenus({ more: [ticket], list: [] })
    await diner.presses('Continue')
    await diner.presses('Complete Booking')
    await diner.finds('heading', 'Kept')
    expect(document.querySelector('dt')).to.equal(null)
  })
})
