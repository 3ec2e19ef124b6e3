import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { endVisits, visit } from '../kit/diner'
import { dist, page, startServer, type Server } from '../kit/site'

/** A chain's page, whose button and link open the popup. */
const chainPage = (api: string, options: string) =>
  page({
    body: `<button type="button" onclick="Tavola.open('cork', 'Booking')">Book at Cork</button>
      <a href="/cork" data-tavola-venue="cork">Book by link</a>
      <script src="/tavola.js"></script>
      <script>Tavola.init({ baseUrl: '${api}', ${options} })</script>`,
  })

const frame = (address: string, attributes = '') =>
  `<iframe name="chain" width="700" height="900" ${attributes} src="${address}"></iframe>`

interface Around {
  readonly options?: string
  /** Of the frame. */
  readonly attributes?: string
  /** What the page around has, where it is the chain's own. */
  readonly own?: (page: string) => string
}

const servers: Server[] = []

/** A diner on a page that shows the chain's page in a frame: on another server, or on its own. */
async function visitAround({ options = '', attributes = '', own }: Around = {}) {
  let api = ''
  const chain = await startServer((request, response) => {
    if (request.url!.startsWith('/tavola')) return createReadStream(join(dist, request.url!)).pipe(response)
    response.setHeader('Content-Type', 'text/html')
    response.end(chainPage(api, options))
  })
  servers.push(chain)
  const address = `${chain.origin}/chain`
  const diner = await visit({
    isAlone: true,
    // A faked one does not go on in another server's frame.
    ownClock: true,
    page: (origin) => {
      api = origin
      return own?.(chainPage(api, options)) ?? `<!doctype html>${frame(address, attributes)}`
    },
  })
  const framed = () => diner.page.frameLocator('[name=chain]')
  return {
    ...diner,
    address,
    framed,
    opens: (role: 'button' | 'link') => framed().getByRole(role, { name: /^Book/ }).click(),
    isOpen: () => framed().getByRole('dialog', { name: 'Milano restaurants' }).waitFor(),
  }
}

describe('Browser: the popup in a frame', () => {
  afterEach(endVisits)

  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  for (const role of ['button', 'link'] as const)
    it(`decisions, "Closing": in another site's frame a ${role} opens the page in a new tab with its restaurant, and the popup there`, async () => {
      const diner = await visitAround()
      const coming = diner.page.context().waitForEvent('page')
      await diner.opens(role)
      const tab = await coming
      const journey = role === 'button' ? '&tavola-journey=Booking' : ''
      await tab.waitForURL(`${diner.address}?tavola-venue=cork${journey}`)
      expect(await tab.evaluate('opener')).to.equal(null)
      expect(await diner.framed().getByRole('dialog').count()).to.equal(0)
      expect(refusals(diner)).to.have.length(1)
      await tab.getByRole(role, { name: /^Book/ }).click()
      await tab.getByRole('dialog', { name: 'Milano restaurants' }).waitFor()
    })

  it('decisions, "Closing": where no tab may be opened, there is one link to the page', async () => {
    const diner = await visitAround({ attributes: 'sandbox="allow-scripts allow-same-origin"' })
    await diner.opens('button')
    await diner.opens('button')
    const link = diner.framed().getByRole('link', { name: 'To book, open this page in a new tab' })
    await link.waitFor()
    expect(await link.getAttribute('href')).to.equal(
      `${diner.address}?tavola-venue=cork&tavola-journey=Booking`,
    )
    expect(await link.getAttribute('target')).to.equal('_blank')
  })

  it('decisions, "Closing": with allowFraming the popup opens in the frame', async () => {
    const diner = await visitAround({ options: 'allowFraming: true' })
    await diner.opens('button')
    await diner.isOpen()
    expect(refusals(diner)).to.deep.equal([])
  })

  /** Frames that are the page's own, as in site builders, previews and these docs. */
  const own: Readonly<Record<string, (page: string) => string>> = {
    'of its own server': (page) =>
      page.replace(
        '<main>',
        `<main><script>if (top === self) document.write('${frame('/?framed')}')</script>`,
      ),
    'whose markup is in the page around': (page) =>
      `<!doctype html><iframe name="chain" width="700" height="900" srcdoc="${page.replaceAll('"', '&quot;')}"></iframe>`,
  }
  for (const [which, around] of Object.entries(own))
    it(`decisions, "Closing": in a frame ${which} the popup opens`, async () => {
      const diner = await visitAround({ own: around })
      await diner.opens('button')
      await diner.isOpen()
      expect(refusals(diner)).to.deep.equal([])
    })
})

const refusals = ({ consoleLines }: { readonly consoleLines: readonly string[] }) =>
  consoleLines.filter((line) => line.includes('T023'))
