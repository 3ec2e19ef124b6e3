import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { visit } from '../kit/diner'
import { dist, page, startServer, type Server } from '../kit/site'

/** A chain's page, whose button and link open the popup. */
const chainPage = (api: string) =>
  page({
    body: `<button type="button" onclick="Tavola.open('cork', 'Booking')">Book at Cork</button>
      <a href="/cork" data-tavola-venue="cork">Book by link</a>
      <script src="/tavola.js"></script>
      <script>Tavola.init({ baseUrl: '${api}' })</script>`,
  })

const frame = (address: string, attributes = '') =>
  `<iframe name="chain" width="700" height="900" ${attributes} src="${address}"></iframe>`

interface Around {
  /** Of the frame. */
  readonly attributes?: string
  /** What the page around has, where it is the chain's own. */
  readonly own?: (page: string) => string
}

const servers: Server[] = []

/** A diner on a page that shows the chain's page in a frame: on another server, or on its own. */
async function visitAround({ attributes = '', own }: Around = {}) {
  let api = ''
  const chain = await startServer((request, response) => {
    if (request.url!.startsWith('/tavola')) return createReadStream(join(dist, request.url!)).pipe(response)
    response.setHeader('Content-Type', 'text/html')
    response.end(chainPage(api))
  })
  servers.push(chain)
  const address = `${chain.origin}/chain`
  const diner = await visit({
    isAlone: true,
    // A faked one does not go on in another server's frame.
    ownClock: true,
    page: (origin) => {
      api = origin
      return own?.(chainPage(api)) ?? `<!doctype html>${frame(address, attributes)}`
    },
  })
  const framed = () => diner.page.frameLocator('[name=chain]')
  const pressesBook = (role: 'button' | 'link') => framed().getByRole(role, { name: /^Book/ }).click()
  return {
    ...diner,
    address,
    framed,
    pressesBook,
    /** The new tab that a press opens, once it has the page with what was chosen. */
    opensTab: async (role: 'button' | 'link', choice: string) => {
      const [tab] = await Promise.all([diner.page.context().waitForEvent('page'), pressesBook(role)])
      await tab.waitForURL(`${address}?tavola-venue=cork${choice}`)
      return tab
    },
    /** The lines of the console about the frame. */
    refusals: () => diner.consoleLines.filter((line) => line.includes('T023')),
  }
}

const booking = '&tavola-journey=Booking'

/** What counts as a frame of another site, and what the page may allow: test/host/widget/frames.test.ts. */
describe('Browser: the popup in a frame', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close()
  })

  for (const [role, choice] of [
    ['button', booking],
    ['link', ''],
  ] as const)
    it(`closing.ways: in another site's frame a ${role} opens its page in a new tab, and the popup there`, async () => {
      const diner = await visitAround()
      const tab = await diner.opensTab(role, choice)
      expect(await tab.evaluate('opener')).to.equal(null)
      expect(await diner.framed().getByRole('dialog').count()).to.equal(0)
      expect(diner.refusals()).to.have.length(1)
      await tab.getByRole(role, { name: /^Book/ }).click()
      await tab.getByRole('dialog', { name: 'Milano restaurants' }).waitFor()
    })

  it('closing.ways: a sandboxed frame opens a tab if it may, or else has one link to the page', async () => {
    const may = await visitAround({ attributes: 'sandbox="allow-scripts allow-popups"' })
    await may.opensTab('button', booking)
    expect(may.consoleLines.filter((line) => /\bT\d{3}\b/.test(line))).to.have.length(1)

    const diner = await visitAround({ attributes: 'sandbox="allow-scripts allow-same-origin"' })
    await diner.pressesBook('button')
    await diner.pressesBook('button')
    const link = diner.framed().getByRole('link', { name: 'To book, open this page in a new tab' })
    await link.waitFor()
    expect(await link.getAttribute('href')).to.equal(`${diner.address}?tavola-venue=cork${booking}`)
    expect(await link.getAttribute('target')).to.equal('_blank')
  })

  /** Frames that are the page's own, as in site builders, previews and these docs. */
  const own: Readonly<Record<string, (page: string) => string>> = {
    'of its own server': (page) =>
      page.replace(
        '<main>',
        `<main><script>if (top === self) document.write('${frame('/?framed')}')</script>`,
      ),
    'whose markup is in the page around': (page) =>
      `<!doctype html>${frame('', `srcdoc="${page.replaceAll('"', '&quot;')}"`)}`,
  }
  for (const [which, around] of Object.entries(own))
    it(`closing.ways: in a frame ${which} the popup opens`, async () => {
      const diner = await visitAround({ own: around })
      await diner.pressesBook('button')
      await diner.framed().getByRole('dialog', { name: 'Milano restaurants' }).waitFor()
      expect(diner.refusals()).to.deep.equal([])
    })
})
