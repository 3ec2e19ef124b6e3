import { expect } from 'chai'
import { removeWidget, type Diner } from '../../kit/diner'
import { box, renderBox, searched, venueOf } from './setup'

const field = (diner: Diner) => box(diner).closest<HTMLElement>('[part="field"]')!
const focused = () => document.activeElement
const isListed = (diner: Diner) => diner.has('option', /Milano/)

/** A press on a line, by a finger, a pen or a mouse. */
function presses(diner: Diner, name: RegExp, pointerType: string): void {
  const line = diner.gets('option', name)
  line.dispatchEvent(new window.PointerEvent('pointerdown', { pointerType, bubbles: true }))
  line.click()
}

/** The end of a touch, as the page hears of it. */
const lifts = (element: Element) =>
  void element.dispatchEvent(
    new window.Event('touchend', { bubbles: true, composed: true, cancelable: true }),
  )

/** As the diner types. In a shadow root the kit's keys are lost, as they go to its host. */
function writes(input: HTMLElement, text: string): void {
  input.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new window.Event('input', { bubbles: true }))
}

/** A browser that draws a frame each 16 ms. Without this nothing is drawn, and what waits for a frame comes at once. */
function drawFrames(): void {
  Object.assign(globalThis, {
    requestAnimationFrame: (draw: () => void) => setTimeout(draw, 16),
    cancelAnimationFrame: clearTimeout,
  })
}

function leaves(): void {
  removeWidget()
  for (const name of ['requestAnimationFrame', 'cancelAnimationFrame', 'matchMedia'])
    Reflect.deleteProperty(globalThis, name)
  Reflect.deleteProperty(window, 'visualViewport')
  Reflect.deleteProperty(window.HTMLElement.prototype, 'scrollIntoView')
}

describe('location: the focus after a choice in the list', () => {
  afterEach(leaves)

  for (const [pointerType, where, goal] of [
    ['touch', 'stays in the field, without an on-screen keyboard', field],
    ['mouse', 'is in the box', box],
    ['pen', 'is in the box', box],
  ] as const)
    it(`by ${pointerType} ${where}`, async () => {
      const diner = await searched()
      await diner.sees(() => presses(diner, /Cobh/, pointerType))
      expect(venueOf(diner)).to.equal('cobh')
      expect(focused()).to.equal(goal(diner))
      // The field is no further stop for Tab.
      if (goal === field) expect(field(diner).tabIndex).to.equal(-1)
    })

  it('by Enter is in the box, after a touch too', async () => {
    const diner = await searched()
    for (const touches of [false, true]) {
      if (touches) await diner.sees(() => presses(diner, /Cobh/, 'touch'))
      await diner.searches('milano')
      await diner.keys('{Enter}')
      expect([venueOf(diner), focused()]).to.deep.equal(['cork', box(diner)])
      await diner.searches('milano')
    }
  })

  it('once the form has moved it on to the next choice, it stays there', async () => {
    const diner = await searched()
    drawFrames()
    await diner.waits(20)
    await diner.sees(() => presses(diner, /Cobh/, 'touch'))
    await diner.waits(20)
    expect(focused()).to.equal(diner.gets('button', /^Date/))
  })

  it('a step that has replaced the box by then is left alone', async () => {
    const diner = await searched()
    drawFrames()
    await diner.waits(20)
    const gone = field(diner)
    await diner.sees(() => {
      presses(diner, /Cobh/, 'touch')
      diner.kernel.choices.set({ journey: 'Booking', date: '2026-11-28', time: '19:30', confirmed: true })
    })
    await diner.waits(20)
    expect(focused()).to.equal(diner.gets('heading', 'Your Details'))
    expect(gone.hasAttribute('tabindex')).to.equal(false)
    expect(diner.faults).to.deep.equal([])
  })
})

describe('location: touches in the list and beside it', () => {
  afterEach(leaves)

  async function searchedInShadow() {
    const diner = await renderBox({ shadow: true })
    await diner.sees(() => writes(box(diner), 'milano'))
    await diner.waits(750)
    return diner
  }

  it('a touch on the page beside the box closes the list, also on the way back to step 1', async () => {
    for (const visit of ['the first', 'with the file of the list at hand']) {
      const diner = await searched()
      await diner.sees(() => lifts(document.body))
      expect(isListed(diner), visit).to.equal(false)
      expect(focused(), visit).to.equal(document.body)
      expect(diner.kernel.facts.venue, visit).to.equal(null)
      removeWidget()
    }
  })

  it('one in the list leaves it open, in a shadow root too, so that the tap chooses', async () => {
    const diner = await searchedInShadow()
    await diner.sees(() => lifts(diner.gets('option', /Cobh/)))
    expect(isListed(diner)).to.equal(true)
    await diner.clicks('option', /Cobh/)
    expect(venueOf(diner)).to.equal('cobh')
  })

  it('one elsewhere in the widget closes it, in a shadow root too', async () => {
    const diner = await searchedInShadow()
    // As the widget's element does with touches of controls (src/host/widget/page-listeners.ts).
    const { host } = box(diner).getRootNode() as ShadowRoot
    host.addEventListener('touchend', (event) => event.stopPropagation())
    await diner.sees(() => lifts(diner.gets('button', 'Continue')))
    expect(isListed(diner)).to.equal(false)
  })
})

describe('location: when the list comes', () => {
  afterEach(leaves)

  it('a letter is painted before the list that it opens, each time', async () => {
    const diner = await renderBox()
    drawFrames()
    for (const letter of ['m', 'i']) {
      await diner.types('Location', letter)
      expect(diner.reads()).to.not.include('Searching…')
      await diner.waits(20)
      expect(diner.reads()).to.include('Searching…')
      await diner.keys('{Escape}')
    }
  })
})

/** A window whose diner points with a finger or a mouse. The box ends 400 px below its top; the list takes 346 px. */
function watchScrolling(pointer: string, view: { offsetTop?: number; height: number }) {
  const viewport = Object.assign(new EventTarget(), { offsetTop: 0, ...view })
  const scrolled: Element[] = []
  Object.assign(window, { visualViewport: viewport })
  globalThis.matchMedia = (query) => ({ matches: query === `(pointer: ${pointer})` }) as MediaQueryList
  window.HTMLElement.prototype.scrollIntoView = function () {
    scrolled.push(this)
  }
  const resizes = (height: number) => {
    viewport.height = height
    viewport.dispatchEvent(new Event('resize'))
  }
  return { scrolled, resizes }
}

async function searchedInWindow() {
  const diner = await renderBox()
  Object.assign(field(diner), { getBoundingClientRect: () => ({ bottom: 400 }) })
  await diner.searches('milano')
  return diner
}

describe('location: the room for the list above an on-screen keyboard', () => {
  afterEach(leaves)

  for (const [what, pointer, view, moves] of [
    [
      'the box goes to the top of the window where the list has too little room',
      'coarse',
      { height: 745 },
      1,
    ],
    [
      'nothing moves where it has just enough, in a scrolled window',
      'coarse',
      { offsetTop: 100, height: 646 },
      0,
    ],
    ['nothing moves with a mouse, which brings no keyboard', 'fine', { height: 500 }, 0],
  ] as const)
    it(what, async () => {
      const { scrolled } = watchScrolling(pointer, view)
      const diner = await searchedInWindow()
      expect(isListed(diner)).to.equal(true)
      expect(scrolled).to.deep.equal(Array(moves).fill(field(diner)))
    })

  it('a keyboard that opens while the list is there counts, and no longer once it is closed', async () => {
    const { scrolled, resizes } = watchScrolling('coarse', { height: 800 })
    const diner = await searchedInWindow()
    await diner.sees(() => resizes(500))
    expect(scrolled).to.deep.equal([field(diner)])
    await diner.keys('{Escape}')
    await diner.sees(() => resizes(480))
    expect(scrolled).to.have.length(1)
  })
})
