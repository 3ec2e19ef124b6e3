import { expect } from 'chai'
import motion from '../../../plugins/motion'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { table, threshold } from '../../kit/stand-ins'

/** A step that came: the place in it that it grew out of, and what moved. */
interface Arrival {
  readonly step: string | undefined
  readonly from: string
  readonly frames: unknown
  readonly duration: unknown
}

/** The details, and the arrivals, in a window whose diner wants motion or none. Nothing is drawn: what would be is recorded. */
async function atDetails({ wantsNone = false, animates = true } = {}) {
  const arrivals: Arrival[] = []
  if (animates)
    Element.prototype.animate = function (this: HTMLElement, frames, timing) {
      const { duration } = timing as KeyframeAnimationOptions
      arrivals.push({ step: this.dataset.step, from: this.style.transformOrigin, frames, duration })
      return {} as Animation
    }
  const wish = '(prefers-reduced-motion: reduce)'
  globalThis.matchMedia = (query) => ({ matches: query === wish && wantsNone }) as MediaQueryList
  const diner = await renderPlugins({
    plugins: [threshold, table, motion],
    first: { venue: venue(), journey: 'Booking', date: '2026-11-28', time: '19:30', confirmed: true },
  })
  puts(document.querySelector('.stage')!, { left: 10, top: 30 })
  return { ...diner, arrivals, back: diner.gets('button', 'Back') }
}

/** Jsdom has no layout: this one element has a place in the window. */
const puts = (element: Element, place: Partial<DOMRect>) =>
  Object.assign(element, { getBoundingClientRect: () => place })

describe('motion', () => {
  afterEach(() => {
    removeWidget()
    Reflect.deleteProperty(Element.prototype, 'animate')
    Reflect.deleteProperty(globalThis, 'matchMedia')
  })

  it('a step comes from where the diner pressed, and moves nothing else', async () => {
    const { arrivals, back, ...diner } = await atDetails()
    puts(back, { left: 20, top: 40, width: 60, height: 44 })
    await diner.sees(() => back.click())
    const frames = { transform: ['scale(0.96)', 'none'], opacity: [0, 1] }
    expect(arrivals).to.deep.equal([{ step: 'threshold', from: '40px 32px', frames, duration: 280 }])
    expect(diner.faults).to.deep.equal([])
  })

  it('a press of the mouse is where the pointer is', async () => {
    const { arrivals, back, ...diner } = await atDetails()
    const press = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 45, clientY: 95.4 })
    await diner.sees(() => void back.dispatchEvent(press))
    expect(arrivals.map(({ from }) => from)).to.deep.equal(['35px 65px'])
  })

  it('a press that a control keeps for itself counts too; a step that nobody pressed for does not move', async () => {
    for (const presses of [true, false]) {
      const { arrivals, back, ...diner } = await atDetails()
      back.addEventListener('click', (event) => event.stopPropagation())
      if (presses) back.click()
      await diner.sees(() => diner.kernel.navigation.restart())
      expect(diner.gets('heading', 'Welcome')).to.exist
      expect([arrivals.length, diner.faults]).to.deep.equal([presses ? 1 : 0, []])
      removeWidget()
    }
  })

  for (const [what, options] of [
    ['a browser that animates nothing', { animates: false }],
    ['a diner who prefers reduced motion', { wantsNone: true }],
  ] as const)
    it(`${what} sees the step at once`, async () => {
      const { arrivals, ...diner } = await atDetails(options)
      await diner.presses('Back')
      expect(diner.gets('heading', 'Welcome')).to.exist
      expect([arrivals, diner.faults]).to.deep.equal([[], []])
    })
})
