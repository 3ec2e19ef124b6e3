import '../../kit/dom'
import { expect } from 'chai'
import { connectionName, type ConnectedLoader, type Connection } from '../../../src/host/loader/connection'
import { registerWidgetCode } from '../../../src/host/loader/register-widget-code'
import { toBrandSource } from '../../../src/npm/code-brand'
import { settles } from '../../kit/pending'
import { codeBrand } from '../widget/whole-widget'

type Done = (lost: Event | void) => void
const page = globalThis as unknown as {
  __webpack_require__?: { l: (file: string, done: Done) => void }
  CSS?: object
}

describe('The widget’s code in a build', () => {
  let connection: Connection
  beforeEach(() => {
    page.__webpack_require__ = { l: () => undefined }
    connection = {}
    Object.assign(window, { Tavola: { [connectionName]: connection } })
  })
  afterEach(() => {
    delete page.__webpack_require__
    Reflect.deleteProperty(window, 'Tavola')
  })

  const { catalogue } = toBrandSource(codeBrand)

  it('is given to the loader, whichever of the two comes first', () => {
    registerWidgetCode(catalogue)
    expect(connection.code).to.have.property('createWidget')
    expect(connection.code).not.to.have.property('doctor')
    Object.assign(window, { Tavola: {} })
    const doctor = async () => undefined
    registerWidgetCode(catalogue, doctor)
    const { Tavola } = window as unknown as { Tavola: Record<string, Connection> }
    expect(Tavola[connectionName]!.code).to.have.property('doctor', doctor)
  })

  it('webpack’s files come through the loader, and one that did not help is fetched again', async () => {
    const asked: string[] = []
    const fetched: Record<string, Promise<Event | void>> = {}
    const load = (file: string) => (fetched[file] ??= (asked.push(file), Promise.resolve()))
    connection.loader = { load, fetched } as unknown as ConnectedLoader
    registerWidgetCode(catalogue)
    let done = 0
    const requires = (file: string) => page.__webpack_require__!.l(file, () => done++)
    requires('a.js')
    requires('b.js')
    await settles()
    expect([asked, done]).to.deep.equal([['a.js', 'b.js'], 2])
    requires('a.js')
    await settles()
    expect([asked, done]).to.deep.equal([['a.js', 'b.js', 'a.js'], 3])
  })

  it('a widget has the script tag’s nonce, and the brand that the page has registered', async () => {
    page.CSS = { supports: () => false }
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    const asked: unknown[] = []
    const tag = Object.assign(document.createElement('script'), { nonce: 'abc' })
    const brandOf = (name: unknown) => (
      asked.push(name),
      { ...toBrandSource(codeBrand).brand, title: 'Roma' }
    )
    connection.loader = { tag, requests: {}, brandOf } as unknown as ConnectedLoader
    registerWidgetCode(catalogue)
    const host = document.body.appendChild(document.createElement('div'))
    const handle = { host, inline: true, gone: false } as never
    const options = { baseUrl: '', brand: 'roma' }
    const widget = await connection.code!.createWidget({ options, source: undefined, state: {}, handle })
    await settles()
    expect(asked).to.deep.equal(['roma'])
    expect(host.shadowRoot!.querySelector('[aria-label="Roma"]')).to.not.equal(null)
    widget.destroy()
    host.remove()
    delete page.CSS
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })
})
