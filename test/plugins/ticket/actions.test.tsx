import { expect } from 'chai'
import sinon from 'sinon'
import ticket from '../../../plugins/ticket'
import { checkPluginOptions } from '../../../src/diagnostics/plugin-options'
import { brand } from '../../../themes/milano/brand'
import type { Diner } from '../../kit/diner'
import { logged } from '../../kit/logged'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { renderAsked, renderBooked, renderGeneral } from './ended-journey'

const address = (diner: Diner, name: string) => (diner.gets('link', name) as HTMLAnchorElement).href
const said = () => document.querySelector('.ticket-said')!.textContent

/** What the browser has of it, for one test. The kit's user has a clipboard of its own, which comes with the widget. */
function gives(name: 'clipboard' | 'share', value: unknown) {
  Object.defineProperty(navigator, name, { configurable: true, value })
  undoAfterTest(() => Reflect.deleteProperty(navigator, name))
}

const fails = (name: string) => () => Promise.reject(new DOMException(name, name))
const denies = () => gives('clipboard', { writeText: fails('NotAllowedError') })

/** Presses, and returns what is copied. */
async function copies(diner: Diner, button: string) {
  const copied: string[] = []
  gives('clipboard', { writeText: async (text: string) => void copied.push(text) })
  await diner.presses(button)
  return copied
}

const friends = [
  'Table at Milano Cork',
  'Saturday 28 November 2026, 19:30',
  '2 people',
  'Milano Cork, 8 Oliver Plunkett Street, Cork, T12 X8N6',
].join('\n')

describe('ticket: its actions', () => {
  it('a press copies the reference, with a message', async () => {
    const diner = await renderBooked()
    expect(said()).to.equal('')
    const copy = diner.gets('button', 'Copy the reference')
    expect(document.getElementById(copy.getAttribute('aria-describedby')!)!.textContent).to.equal('MB-1234')
    expect(await copies(diner, 'Copy the reference')).to.deep.equal(['MB-1234'])
    expect(said()).to.equal('Reference copied.')
    expect(diner.gets('status').textContent).to.match(/Reference copied\.$/)
  })

  for (const [what, deny] of [
    ['may not copy', denies],
    ['has no clipboard', () => gives('clipboard', undefined)],
  ] as const)
    it(`where the page ${what}, the reference is selected, and the text to share is shown`, async () => {
      const diner = await renderBooked()
      deny()
      await diner.presses('Copy the reference')
      expect(diner.reads()).to.include("It's selected for you to copy.")
      expect(String(window.getSelection())).to.equal('MB-1234')
      await diner.presses('Share')
      const field = diner.gets('textbox', 'Text to share') as HTMLTextAreaElement
      expect([field.value, field.readOnly]).to.deep.equal([friends, true])
      expect([field.selectionStart, field.selectionEnd]).to.deep.equal([0, friends.length])
      expect(diner.reads()).to.include('Copy it from here:')
    })

  it('shares with the device’s share sheet if it has one, without the reference', async () => {
    const diner = await renderBooked()
    const share = sinon.stub().resolves()
    gives('share', share)
    expect(await copies(diner, 'Share')).to.deep.equal([])
    expect(share.args).to.deep.equal([[{ text: friends }]])
    // The sheet has said it itself.
    expect(said()).to.equal('')
  })

  for (const [what, name, copied] of [
    ["a sheet that the diner closes isn't a failure", 'AbortError', []],
    ['without a share sheet it copies the same text', 'NotAllowedError', [friends]],
  ] as const)
    it(what, async () => {
      const diner = await renderBooked()
      gives('share', fails(name))
      expect(await copies(diner, 'Share')).to.deep.equal(copied)
      expect(diner.reads().includes('Text copied')).to.equal(copied.length > 0)
    })

  it('an enquiry that is shared says that it is only a request, and only what is known', async () => {
    const first = { time: null, adults: 0, children: 0 }
    const diner = await renderAsked({ first, place: { postCode: '' } })
    const lines = [
      'Requested a table at Milano Cork, not confirmed yet',
      'Saturday 28 November 2026',
      'Milano Cork, 8 Oliver Plunkett Street, Cork',
    ]
    expect(await copies(diner, 'Share')).to.deep.equal([lines.join('\n')])
  })

  it('a general enquiry that is shared asks for no table', async () => {
    const [copied] = await copies(await renderGeneral(), 'Share')
    expect(copied).to.match(/^Sent an enquiry to Milano Cork\nMilano Cork, 8 Oliver/)
  })

  it('links to directions, and to the telephone', async () => {
    const diner = await renderBooked()
    expect(address(diner, 'Directions')).to.equal(
      'https://www.google.com/maps/dir/?api=1&destination=Milano%20Cork%2C%208%20Oliver%20Plunkett%20Street%2C%20Cork%2C%20T12%20X8N6',
    )
    expect((diner.gets('link', 'Directions') as HTMLAnchorElement).rel).to.equal('noopener noreferrer')
    expect(address(diner, 'Call 021 496 0101')).to.equal('tel:0214960101')
  })

  it('a brand may have its own maps, and a restaurant’s name any characters', async () => {
    const maps = 'https://maps.example/to/{address}?by=bus'
    const diner = await renderBooked({ set: { maps }, place: { name: 'Cash $& Carry' } })
    expect(address(diner, 'Directions')).to.match(
      /^https:\/\/maps\.example\/to\/Cash%20%24%26%20Carry%2C.*\?by=bus$/,
    )
  })

  for (const [what, options, has] of [
    ['a script for maps', { set: { maps: 'javascript:alert(1)' } }, false],
    ['no address', { place: { address: [], postCode: '', telephone: 'ask at the bar' } }, false],
    ['a post code alone', { place: { address: [] } }, true],
    ['no post code', { place: { postCode: '' } }, true],
  ] as const)
    it(`with ${what} there is ${has ? 'a' : 'no'} link to directions`, async () => {
      const diner = await renderBooked(options)
      expect(diner.has('link', 'Directions')).to.equal(has)
      expect(diner.has('link', /^Call/)).to.equal(what !== 'no address')
    })

  for (const action of ['calendar', 'directions', 'call', 'share'])
    it(`a brand chooses what is offered: ${action} alone`, async () => {
      const diner = await renderBooked({ set: { actions: [action] } })
      expect({
        calendar: diner.has('button', 'Add to calendar'),
        directions: diner.has('link', 'Directions'),
        call: diner.has('link', /^Call/),
        share: diner.has('button', 'Share'),
      }).to.deep.equal({ calendar: false, directions: false, call: false, share: false, [action]: true })
    })

  it('each has its own icon, which is not read out', async () => {
    await renderBooked()
    const icons = [...document.querySelectorAll('.ticket-icon')]
    const drawn = icons.map((icon) => icon.querySelector('path')!.getAttribute('d')!)
    expect(new Set(drawn).size).to.equal(4)
    for (const icon of icons) expect(icon.getAttribute('aria-hidden')).to.equal('true')
  })

  for (const [own, reported] of [
    [{ actions: ['share', 'call'], maps: 'https://maps.example/' }],
    [{ actions: ['print'] }, 'invalid "actions"'],
    [{ minutes: -1 }, 'invalid "minutes"'],
    [{ cancelHours: 24 }, 'unknown option "cancelHours"'],
  ] as const)
    it(`the option ${JSON.stringify(own)} is ${reported ? 'reported' : 'valid'}`, () => {
      const [line] = logged(() => checkPluginOptions([ticket], { ...brand, options: { ticket: own } }))
      if (reported) expect(line).to.include(reported)
      else expect(line).to.equal(undefined)
    })

  it('requests nothing before a press', async () => {
    const diner = await renderBooked()
    expect(diner.network.requests.map(({ path }) => path)).to.deep.equal(['/api/bookings/create'])
    expect(document.querySelector('img, iframe, script')).to.equal(null)
  })
})
