import { expect } from 'chai'
import motion from '../../../plugins/motion'
import { removeWidget, renderWidget } from '../../kit/diner'
import { venue } from '../../kit/fixtures'
import { table, threshold } from '../../kit/stand-ins'

/** A step that came: the place in it that it grew out of, and what moved. */
interface Arrival {
  readonly step: string | undefined
  readonly from: string
  readonly frames: unknown
}

/** The arrivals, in a window whose diner wants motion or none. Nothing is drawn here: what would be is recorded. */
function watchArrivals(wantsNone = false): readonly Arrival[] {
  const arrivals: Arrival[] = []
  Element.prototype.animate = function (this: HTMLElement, frames) {
    arrivals.push({ step: this.dataset.step, from: this.style.transformOrigin, frames })
    return {} as Animation
  }
  globalThis.matchMedia = () => ({ matches: wantsNone }) as MediaQueryList
  return arrivals
}

const atDetails = {
  plugins: [threshold, table, motion],
  first: { venue: venue(), journey: 'Booking', date: '2026-11-28', time: '19:30', confirmed: true },
} as const

describe('motion', () => {
  afterEach(() => {
    removeWidget()
    Reflect.deleteProperty(Element.prototype, 'animate')
    Reflect.deleteProperty(globalThis, 'matchMedia')
  })

  it('a step comes from where the diner pressed, and moves nothing else', async () => {
    const arrivals = watchArrivals()
    const diner = await renderWidget(atDetails)
    const back = diner.gets('button', 'Back')
    back.getBoundingClientRect = () => ({ left: 20, top: 40, width: 60, height: 44 }) as DOMRect
    await diner.sees(() => back.click())
    expect(arrivals).to.deep.equal([
      {
        step: 'threshold',
        from: '50px 62px',
        frames: { transform: ['scale(0.96)', 'none'], opacity: [0, 1] },
      },
    ])
    expect(diner.faults).to.deep.equal([])
  })

  it('the first step, and one that nobody pressed for, appear without motion', async () => {
    const arrivals = watchArrivals()
    const diner = await renderWidget(atDetails)
    await diner.sees(() => diner.kernel.navigation.restart())
    expect(diner.gets('heading', 'Welcome')).to.exist
    expect(arrivals).to.deep.equal([])
  })

  it('it animates nothing if the diner prefers reduced motion', async () => {
    const arrivals = watchArrivals(true)
    const diner = await renderWidget(atDetails)
    await diner.presses('Back')
    expect(diner.gets('heading', 'Welcome')).to.exist
    expect(arrivals).to.deep.equal([])
  })
})
