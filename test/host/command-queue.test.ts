import '../kit/dom'
import { expect } from 'chai'
import { addToTavola, type CommandQueue } from '../../src/host/command-queue'

const page = window as { Tavola?: CommandQueue | Element }
const tavola = () => page.Tavola as Required<CommandQueue>

describe('A script of ours that runs before the widget’s', () => {
  afterEach(() => Reflect.deleteProperty(page, 'Tavola'))

  it('the page’s calls are kept in their order, with their inputs', () => {
    addToTavola({ scenes: 'scenes' })
    tavola().init('https://api.example', null, true)
    tavola().open('cork', 'Booking')
    expect(tavola().q).to.deep.equal([
      ['init', ['https://api.example', null, true]],
      ['open', ['cork', 'Booking']],
    ])
    expect(tavola().scenes).to.equal('scenes')
  })

  it('it adds to the page’s own queue, whose calls stay', () => {
    const own: CommandQueue = { q: [['init', ['']]], init: () => undefined }
    page.Tavola = own
    addToTavola({ adapter: 'adapter' })
    addToTavola({ scenes: 'scenes' })
    expect(page.Tavola).to.equal(own)
    expect(own).to.deep.include({ q: [['init', ['']]], adapter: 'adapter', scenes: 'scenes' })
  })

  it('a call to a queue that the widget’s script has taken breaks nothing', () => {
    addToTavola({})
    const { init, open } = tavola()
    Reflect.deleteProperty(tavola(), 'q')
    init.call(tavola(), '')
    open.call(tavola(), 'cork')
    expect(tavola()).not.to.have.property('q')
  })

  it('an element with that name is not the page’s object', () => {
    page.Tavola = document.createElement('form')
    addToTavola({ scenes: 'scenes' })
    expect(tavola()).to.include.keys('q', 'init', 'open', 'scenes')
  })
})
