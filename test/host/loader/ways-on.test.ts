import { expect } from 'chai'
import { createTestHandle, setUpHandles } from './test-handle'

describe('A widget whose code does not load', () => {
  const { page, error, passes } = setUpHandles()
  const call =
    '<p data-tavola-fallback="">Call us: <a href="tel:+35315550100">01 555 0100</a></p><h2>Book</h2>'
  const way = () => page.container.querySelector('p')!.style.display
  const button = () => page.container.querySelector('button')

  /** In a container with this in it. */
  function create(html: string, setting: Parameters<typeof createTestHandle>[1] = { isLost: true }) {
    page.container.innerHTML = html
    return createTestHandle({ container: page.container, preload: 'now' }, setting)
  }

  it('"Try again" fetches the code again, until it loads', async () => {
    const { fetched, find } = create('')
    for (const times of [1, 2, 3]) {
      await passes()
      expect(fetched).to.have.lengthOf(times)
      if (times === 2) find()
      button()?.click()
    }
    expect(button()).to.equal(null)
  })

  it('offers one "Try again" for what failed, and does what was wanted last', async () => {
    const { handle, told, find } = create('')
    handle.open('cork')
    await passes()
    expect(page.container.querySelectorAll('button')).to.have.lengthOf(1)
    find()
    button()!.click()
    await passes()
    expect(told).to.deep.equal([['open', 'cork', undefined, undefined, undefined]])
  })

  it('"Try again" comes above a step that is written into the page, which keeps what was typed', async () => {
    page.container.innerHTML = '<div data-tavola-written></div>'
    const shadow = page.container.firstElementChild!.attachShadow({ mode: 'open' })
    shadow.innerHTML = '<input>'
    createTestHandle({ container: page.container, preload: 'now' }, { isLost: true })
    await passes()
    expect([...shadow.children].map(({ localName }) => localName)).to.deep.equal(['button', 'input'])
  })

  for (const isBundled of [false, true])
    it(`shows the page’s own way on beside "Try again"${isBundled ? ', which a bundle never hid' : ''}`, async () => {
      const { handle, find } = create(call, { isLost: true, isBundled })
      expect(way()).to.equal(isBundled ? '' : 'none')
      await passes()
      expect(way()).to.equal('')
      find()
      button()!.click()
      await passes()
      expect(way()).to.equal('none')
      handle.destroy()
      expect(page.container.innerHTML.replace(' style=""', '')).to.equal(call)
    })

  for (const [what, html, inline] of [
    ['that is not right in the container', `<div>${call}</div>`, true],
    ['in the container of a popup, which is never its place', call, false],
  ] as const)
    it(`leaves alone what looks like a way on ${what}`, () => {
      page.container.innerHTML = html
      createTestHandle({ container: page.container, inline })
      expect(way()).to.equal('')
    })

  describe('as the browser is too old', () => {
    // Firefox as it was before 98.
    const own = Object.getOwnPropertyDescriptor(window, 'HTMLDialogElement')!
    beforeEach(() => void Reflect.deleteProperty(window, 'HTMLDialogElement'))
    afterEach(() => void Object.defineProperty(window, 'HTMLDialogElement', own))

    it('keeps the page’s way on, fetches nothing and offers no "Try again", which could not help', async () => {
      const { handle, fetched } = create(call, {})
      let followed = false
      handle.open('cork', undefined, undefined, () => (followed = true))
      await passes()
      expect([way(), button(), fetched]).to.deep.equal(['', null, []])
      expect(followed, 'a link leads to its own page').to.equal(true)
      expect(error.firstCall.args[1]).to.equal('Booking needs a newer browser.')
    })

    it('says so where the page has no way on: the place is not empty', async () => {
      const { handle } = create('', {})
      await passes()
      expect(page.container.textContent).to.equal('Booking needs a newer browser.')
      expect(handle.host.style.minHeight, 'no empty box').to.equal('')
    })
  })
})
