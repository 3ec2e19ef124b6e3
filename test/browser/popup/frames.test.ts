import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { visit } from '../kit/diner'
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

/** A page that has another one's markup in a frame. */
const written = (html: string, name: string) =>
  `<!doctype html><iframe name="${name}" width="700" height="900" srcdoc="${html.replaceAll('"', '&quot;')}"></iframe>`

interface Around {
  readonly options?: string
  /** Of the frame. */
  readonly attributes?: string
  /** `/around` is a page that has the chain's in a frame without an address. */
  readonly path?: '/chain' | '/around'
  /** What the page around has, where it is the chain's own. */
  readonly own?: (page: string) => string
}

const servers: Server[] = []

/** A diner on a page that shows the chain's page in a frame: on another server, or on its own. */
async function visitAround({ options = '', attributes = '', path = '/chain', own }: Around = {}) {
  let api = ''
  const chain = await startServer((request, response) => {
    if (request.url!.startsWith('/tavola')) return createReadStream(join(dist, request.url!)).pipe(response)
    response.setHeader('Content-Type', 'text/html')
    const html = chainPage(api, options)
    response.end(request.url!.startsWith('/around') ? written(html, 'inner') : html)
  })
  servers.push(chain)
  const address = `${chain.origin}${path}`
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
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  for (const role of ['button', 'link'] as const)
    it(`closing.ways: in another site's frame a ${role} opens its page in a new tab, and the popup there`, async () => {
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

  it('closing.ways: where no tab may be opened, there is one link to the page', async () => {
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

  it('closing.ways: and so it does from a frame that the framed page has written itself', async () => {
    const diner = await visitAround({ path: '/around' })
    const coming = diner.page.context().waitForEvent('page')
    await diner.framed().frameLocator('[name=inner]').getByRole('button', { name: /^Book/ }).click()
    const tab = await coming
    await tab.waitForURL(`${diner.address}?tavola-venue=cork&tavola-journey=Booking`)
    expect(refusals(diner)).to.have.length(1)
  })

  it('closing.ways: a sandboxed frame that may open tabs opens one, and says nothing else', async () => {
    const diner = await visitAround({ attributes: 'sandbox="allow-scripts allow-popups"' })
    const coming = diner.page.context().waitForEvent('page')
    await diner.opens('button')
    await (await coming).waitForURL(`${diner.address}?tavola-venue=cork&tavola-journey=Booking`)
    expect(diner.consoleLines.filter((line) => /\bT\d{3}\b/.test(line))).to.have.length(1)
  })

  it('closing.ways: with allowFraming the popup opens in the frame', async () => {
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
    'whose markup is in the page around': (page) => written(page, 'chain'),
  }
  it('closing.ways: a page may have a global named "parent"', async () => {
    const diner = await visit({
      isAlone: true,
      page: (api) => `<script>function parent() {}</script>${chainPage(api, '')}`,
    })
    await diner.page.getByRole('button', { name: /^Book/ }).click()
    await diner.page.getByRole('dialog', { name: 'Milano restaurants' }).waitFor()
  })

  for (const [which, around] of Object.entries(own))
    it(`closing.ways: in a frame ${which} the popup opens`, async () => {
      const diner = await visitAround({ own: around })
      await diner.opens('button')
      await diner.isOpen()
      expect(refusals(diner)).to.deep.equal([])
    })
})

const refusals = ({ consoleLines }: { readonly consoleLines: readonly string[] }) =>
  consoleLines.filter((line) => line.includes('T023'))
