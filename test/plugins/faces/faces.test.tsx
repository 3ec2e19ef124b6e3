import { expect } from 'chai'
import faces from '../../../plugins/faces'
import { removeWidget, renderWidget } from '../../kit/diner'
import { lobby } from '../../kit/stand-ins'

class StandIn {
  constructor(
    readonly family: string,
    readonly bytes: Uint8Array,
  ) {}
}

const page = globalThis as unknown as { FontFace?: unknown }
const added: StandIn[] = []
const saves = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })

/** A diner at a look, and what has come once the page is idle. */
async function visits(theme: string) {
  const diner = await renderWidget({ plugins: [lobby, faces], brand: { theme } })
  await diner.waits(500)
  return added.map(({ family }) => family)
}

describe('faces', () => {
  beforeEach(() => {
    page.FontFace = StandIn
    added.length = 0
    // Where the browser has it.
    Object.defineProperty(Object.getPrototypeOf(document), 'fonts', {
      configurable: true,
      value: { add: (face: StandIn) => added.push(face) },
    })
  })
  afterEach(() => {
    removeWidget()
    delete page.FontFace
    Reflect.deleteProperty(Object.getPrototypeOf(document) as object, 'fonts')
    Reflect.deleteProperty(navigator, 'connection')
  })

  it('a look’s typeface loads, once for all widgets of the page', async () => {
    expect(await visits('notte')).to.deep.equal(['Tavola Notte'])
    removeWidget()
    expect(await visits('notte')).to.deep.equal(['Tavola Notte'])
  })

  it('a diner who saves data has the system’s typefaces', async () => {
    saves(true)
    expect(await visits('zaytuna')).to.deep.equal([])
  })

  it('a page’s own look has none', async () => {
    expect(await visits('own')).to.deep.equal([])
  })
})
