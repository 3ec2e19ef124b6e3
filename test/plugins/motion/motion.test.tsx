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

/** The arrivals, in a window whose diner wants motion or none. Nothing is drawn here: what would be is recorded. */
function watchArrivals(wantsNone = false): readonly Arrival[] {
  const arrivals: Arrival[] = []
  Element.prototype.animate = function (this: HTMLElement, frames, timing) {
    const { duration } = timing as KeyframeAnimationOptions
    arrivals.push({ step: this.dataset.step, from: this.style.transformOrigin, frames, duration })
    return {} as Animation
  }
  const wish = '(prefers-reduced-motion: reduce)'
  globalThis.matchMedia = (query) => ({ matches: query === wish && wantsNone }) as MediaQueryList
  return arrivals
}

/** Jsdom has no layout: this one element has a place in the window. */
const puts = <One extends Element>(element: One, place: Partial<DOMRect>): One =>
  Object.assign(element, { getBoundingClientRect: () => place })

const atDetails = {
  plugins: [threshold, table, motion],
  first: { venue: venue(), journey: 'Booking', date: '2026-11-28', time: '19:30', confirmed: true },
} as const

const stage = () => document.querySelector('.stage')!

describe('motion', () => {
  afterEach(() => {
    removeWidget()
    Reflect.deleteProperty(Element.prototype, 'animate')
    Reflect.deleteProperty(globalThis, 'matchMedia')
  })

  it('a step comes from where the diner pressed, and moves nothing else', async () => {
    const arrivals = watchArrivals()
    const diner = await renderPlugins(atDetails)
    const back = puts(diner.gets('button', 'Back'), { left: 20, top: 40, width: 60, height: 44 })
    puts(stage(), { left: 10, top: 30 })
    await diner.sees(() => back.click())
    expect(arrivals).to.deep.equal([
      {
        step: 'threshold',
        from: '40px 32px',
        frames: { transform: ['scale(0.96)', 'none'], opacity: [0, 1] },
        duration: 280,
      },
    ])
    expect(diner.faults).to.deep.equal([])
  })

  it('a press of the mouse is where the pointer is', async () => {
    const arrivals = watchArrivals()
    const diner = await renderPlugins(atDetails)
    puts(stage(), { left: 10, top: 30 })
    const press = new MouseEvent('click', { bubbles: true, detail: 1, clientX: 45, clientY: 95.4 })
    await diner.sees(() => void diner.gets('button', 'Back').dispatchEvent(press))
    expect(arrivals.map(({ from }) => from)).to.deep.equal(['35px 65px'])
  })

  it('a press that a control keeps for itself counts too', async () => {
    const arrivals = watchArrivals()
    const diner = await renderPlugins(atDetails)
    const back = diner.gets('button', 'Back')
    back.addEventListener('click', (event) => event.stopPropagation())
    back.click()
    await diner.sees(() => diner.kernel.navigation.restart())
    expect(arrivals).to.have.length(1)
  })

  it('a browser that animates nothing shows the step at once', async () => {
    watchArrivals()
    Reflect.deleteProperty(Element.prototype, 'animate')
    const diner = await renderPlugins(atDetails)
    await diner.presses('Back')
    expect(diner.gets('heading', 'Welcome')).to.exist
    expect(diner.faults).to.deep.equal([])
  })

  it('the first step, and one that nobody pressed for, appear without motion', async () => {
    const arrivals = watchArrivals()
    const diner = await renderPlugins(atDetails)
    await diner.sees(() => diner.kernel.navigation.restart())
    expect(diner.gets('heading', 'Welcome')).to.exist
    expect(arrivals).to.deep.equal([])
    expect(diner.faults).to.deep.equal([])
  })

  it('it animates nothing if the diner prefers reduced motion', async () => {
    const arrivals = watchArrivals(true)
    const diner = await renderPlugins(atDetails)
    await diner.presses('Back')
    expect(diner.gets('heading', 'Welcome')).to.exist
    expect(arrivals).to.deep.equal([])
  })
})
