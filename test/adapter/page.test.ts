import '../kit/dom'
import { expect } from 'chai'
import { stub, type SinonStub } from 'sinon'
// Fetched before, as the time that this takes is not what is tested.
import '../../src/api/client'
import '../../src/diagnostics/brand'
import '../../src/diagnostics/options'
import '../../src/host/widget/create-widget'
import '../../src/host/widget/update-widget'
import { createAdapter } from '../../src/adapter'
import { examineBaseUrl } from '../../src/diagnostics/doctor/back-end'
import { init } from '../../src/npm/init'
import { createBinding, type Props } from '../../src/npm/binding'
import type { CodeBrand } from '../../src/npm/public'
import { brand as milano } from '../../themes/milano/brand'
import { booking, start } from '../kernel/bare-plugins'
import { filesCome } from '../kit/pending'
import { recordErrors } from '../kit/logged'

// Whole, as what a brand lacks is reported once a page: here or in the tests before.
const links = { terms: '/terms.html', privacy: '/privacy.html' }
const brand: CodeBrand = {
  theme: { css: '', brand: milano },
  plugins: [start, booking],
  links,
  title: 'Nord',
}

/** An adapter, and the restaurants that it is asked for. */
function chain() {
  const asked: string[] = []
  let next = () => {}
  const api = createAdapter({
    getVenue({ venueId }) {
      asked.push(venueId)
      next()
      return { id: venueId, name: `Nord ${venueId}` }
    },
  })
  const isAsked = () => new Promise<void>((resolve) => (asked.length > 0 ? resolve() : (next = resolve)))
  return { api, asked, isAsked }
}

describe('Adapter: how a page uses it', () => {
  const said = recordErrors()
  let network: SinonStub
  let container: HTMLElement
  const more = { CSS: { supports: () => false } }
  beforeEach(() => {
    network = stub(globalThis, 'fetch').rejects(new TypeError('Nobody may ask the network.'))
    container = document.body.appendChild(document.createElement('div'))
    Object.assign(globalThis, more, { IS_REACT_ACT_ENVIRONMENT: false })
  })
  afterEach(() => {
    network.restore()
    container.remove()
    for (const name of Object.keys(more)) Reflect.deleteProperty(globalThis, name)
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })

  it('init takes `api` without a base URL, and update takes another one', async () => {
    const [first, second] = [chain(), chain()]
    const handle = init({ api: first.api, container, preload: 'now', brand, venueId: 28 })
    await first.isAsked()
    handle.update({ api: second.api, venueId: 29 })
    await second.isAsked()
    expect([first.asked, second.asked]).to.deep.equal([['28'], ['29']])
    expect([said.args, network.args]).to.deep.equal([[], []])
    handle.destroy()
  })

  it('`api` takes precedence over a base URL and `fetch`', async () => {
    const { api, isAsked } = chain()
    const options = { baseUrl: 'https://api.example', fetch: network as unknown as typeof fetch }
    const handle = init({ ...options, api, container, preload: 'now', brand, venueId: 'cork' })
    await isAsked()
    expect(network.args).to.deep.equal([])
    handle.destroy()
  })

  it('a component takes `api` as a prop', async () => {
    const { api, isAsked } = chain()
    const binding = createBinding()
    binding.setProps({ api, inline: true, preload: 'now', brand, venueId: 'cork' } as unknown as Props)
    const end = binding.start(container, container)
    await isAsked()
    expect(said.args).to.deep.equal([])
    end()
    container.remove()
  })

  it("functions that weren't made into an adapter are reported with what was expected", async () => {
    const api = { search: () => [] } as never
    const handle = init({ api, container, preload: 'now', brand })
    await new Promise((ready) => handle.on('ready', ready))
    await filesCome()
    expect(said.args.map(([line]) => String(line))).to.deep.equal([
      '[Tavola] T010 Tavola.init: invalid "api". Expected an adapter, as createAdapter of "tavola/adapter" makes one from your functions. Received an object.',
    ])
    handle.destroy()
  })

  it('the doctor calls the adapter and not the network', async () => {
    const headers = { session: 'X-Session-Id', idempotency: 'Idempotency-Key' }
    const examined = (api: unknown) => examineBaseUrl(undefined, headers, undefined, api)
    expect(await examined(createAdapter({ search: () => [] }))).to.deep.equal([])
    expect(await examined(createAdapter({}))).to.deep.equal([])
    const broken = createAdapter({
      search() {
        throw new RangeError('no such key')
      },
    })
    expect((await examined(broken))[0]!.what).to.include('adapter of the option "api" doesn\'t answer')
    expect(network.args).to.deep.equal([])
  })
})
