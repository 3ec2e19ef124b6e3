import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { gunzipSync } from 'node:zlib'
import { expect } from 'chai'
import { Hono } from 'hono'
import { type Content, Files } from '../../examples/server/http/content'
import { createPages } from '../../examples/server/http/pages'
import { readSettings } from '../../examples/server/settings'
import { createSite } from '../../examples/server/site'
import { fields } from '../../themes/build/companions/start'
import { builtPlugins } from '../../tools/plugins/built'

const captchaKeys = { HCAPTCHA_SITE_KEY: '10000000-ffff', HCAPTCHA_SECRET: '0xsecret' }
const allKeys = {
  ...captchaKeys,
  ...{ BRAINTREE_ENVIRONMENT: 'sandbox', BRAINTREE_MERCHANT_ID: 'merchant' },
  ...{ BRAINTREE_PUBLIC_KEY: 'public', BRAINTREE_PRIVATE_KEY: 'private' },
}

/** A file of the pages around an API that answers nothing. */
const ask = async (path: string, environment: NodeJS.ProcessEnv = {}, headers = {}) =>
  createSite(new Hono(), readSettings(environment)).request(path, { headers })
const read = async (path: string, environment?: NodeJS.ProcessEnv) => (await ask(path, environment)).text()
const brand = (environment?: NodeJS.ProcessEnv) => read('/example-brand.js', environment)

describe('The example pages', () => {
  /** Of built files, which each test makes. */
  let dist: string
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'tavola-dist-'))
    for (const folder of ['page', 'light']) mkdirSync(join(dist, folder))
    for (const file of ['tavola.js', 'light/tavola.js']) writeFileSync(join(dist, file), `// ${file}`)
  })
  afterEach(() => rmSync(dist, { recursive: true }))

  it('show each brand under its name, with all plugins and three journeys, or the enquiry alone', async () => {
    const script = await brand()
    for (const [page, name] of [
      ['inline', 'example'],
      ['popup', 'example'],
      ['question', 'questions'],
      ['notte', 'notte'],
      ['zaytuna', 'zaytuna'],
    ] as const)
      expect(await read(`/${page}.html`))
        .to.contain('src="example-brand.js"')
        .and.contain(`'${name}'`)
    expect(script).to.contain(`questions: { ...example, journeys: ['Enquiry'] }`)
    for (const name of ['notte', 'zaytuna']) expect(script).to.contain(`"${name}":{"name":"${name}"`)
    const plugins = /plugins: (\[.*\])/.exec(script)![1]!
    // Analytics writes to a page's own data layer, which this page does not have. The fields of step 1 come with `start`.
    const others = ['analytics', ...fields.map(({ id }) => id)]
    const all = builtPlugins.filter((id) => !others.includes(id))
    expect(JSON.parse(plugins)).to.have.members(all)
    expect(script).to.contain('journeys: ["Booking","KidsPartyEnquiry","AdultsPartyEnquiry"]')
  })

  it('lead from the terms and the privacy policy of each brand to a page, with the same third parties', async () => {
    type Brand = { readonly links: Record<string, string>; readonly options: object }
    const window: { Tavola: { brands?: Record<string, Brand> } } = { Tavola: {} }
    // With all keys the module imports nothing.
    runInNewContext(await brand(allKeys), { window })
    for (const [name, { links, options }] of Object.entries(window.Tavola.brands!)) {
      expect(options, name).to.include.keys('braintree', 'hcaptcha', 'start')
      for (const page of ['terms', 'privacy'])
        expect((await ask(links[page]!)).status, `${page} of ${name}`).to.equal(200)
    }
  })

  it('use the sandbox if no keys are set, and that of each provider without its keys', async () => {
    const script = await brand()
    expect(script).to.contain(`hcaptcha: { siteKey: 'sandbox', hcaptcha }`)
    expect(script).to.contain(`braintree: { braintree }`)
    for (const [, file] of script.matchAll(/from '\.(\/sandbox\/[^']+)'/g)) {
      const { status, headers } = await ask(file!)
      expect([status, headers.get('Content-Type')], file).to.deep.equal([
        200,
        'text/javascript; charset=utf-8',
      ])
    }
    expect(await brand(captchaKeys)).to.contain('{ braintree }')
    const real = await brand(allKeys)
    expect(real).to.contain(`hcaptcha: {"siteKey":"10000000-ffff"}`)
    expect(real).to.contain('braintree: {}').and.not.contain('import')
  })

  it('escape a key that contains code', async () => {
    const script = await brand({ ...captchaKeys, HCAPTCHA_SITE_KEY: `"}; alert(1) //` })
    expect(script).to.contain(String.raw`\"}; alert(1) //`)
  })

  it('set a brand in the tag only if the brand’s module runs before it, and write step 1 into the page', async () => {
    writeFileSync(join(dist, 'page/milano-en.html'), '<p>Step 1, for $1</p>')
    const html = await read('/written.html', { TAVOLA_DIST: dist })
    expect(html).to.match(/<script type="module" src="example-brand\.js">[^]*<script\s+defer\s/)
    expect(html).to.contain('<div id="book"><p>Step 1, for $1</p></div>')
  })

  /** The script of the page's tag, and the page's last line. */
  async function runs(path: string, TAVOLA_DIST = dist) {
    const html = await read(path, { TAVOLA_DIST })
    const source = /<script\s+(?:async|defer)\s+src="([^"]+)"/.exec(html)![1]!
    const line = /<p class="build".*>(.*)<a href="(.*)">/.exec(html)?.slice(1)
    return [await read(source, { TAVOLA_DIST }), line]
  }

  it('run the light build, and React’s with a switch', async () => {
    for (const page of ['inline', 'popup', 'written', 'question', 'notte', 'zaytuna']) {
      const light = ['This page runs the light build. ', '?build=react']
      expect(await runs(`/${page}.html`), page).to.deep.equal(['// light/tavola.js', light])
      const react = ['This page runs React’s build. ', '?build=light']
      expect(await runs(`/${page}.html?build=react`), page).to.deep.equal(['// tavola.js', react])
    }
  })

  it('have no switch with one build, without the widget, or if they only name the build’s file', async () => {
    const names = '<body><code>dist/light/tavola.js</code></body>'
    writeFileSync(join(dist, 'report.html'), names)
    expect(await read('/report.html', { TAVOLA_DIST: dist })).to.equal(names)
    expect(await read('/', { TAVOLA_DIST: dist }))
      .to.contain('</body>')
      .and.not.contain('class="build"')
    const one = await runs('/inline.html?build=react', join(dist, 'light'))
    expect(one).to.deep.equal(['// light/tavola.js', undefined])
  })

  it('have a switch that keeps the rest of the address, and none of it is markup', async () => {
    const [, line] = await runs('/notte.html?lang=en&x="><script>')
    expect(line![1]).to.equal('?lang=en&amp;x=%22%3E%3Cscript%3E&amp;build=react')
  })

  it('are revalidated by their ETag; files with a hash in their names are cached for good', async () => {
    writeFileSync(join(dist, 'tavola-first-0a1b2c3d.js'), '// host')
    const kept = async (path: string) => (await ask(path, { TAVOLA_DIST: dist })).headers.get('Cache-Control')
    expect(await kept('/tavola-first-0a1b2c3d.js')).to.equal('public, max-age=31536000, immutable')
    for (const path of ['/tavola.js', '/inline.html', '/tavola-gone-0a1b2c3d.js'])
      expect(await kept(path), path).to.equal('no-cache')
    const { headers } = await ask('/inline.html', { TAVOLA_DIST: dist })
    const known = { 'If-None-Match': headers.get('ETag')! }
    const again = await ask('/inline.html', { TAVOLA_DIST: dist }, known)
    expect(again.status).to.equal(304)
    for (const name of ['Content-Security-Policy', 'Cache-Control', 'Access-Control-Allow-Origin'])
      expect(again.headers.get(name), name).to.equal(headers.get(name))
    expect((await ask('/inline.html?build=react', { TAVOLA_DIST: dist }, known)).status).to.equal(200)
  })

  it('have a policy that allows only their own scripts', async () => {
    for (const page of ['/inline.html', '/question.html', '/notte.html', '/gallery/frame.html']) {
      const response = await ask(page)
      const policy = response.headers.get('Content-Security-Policy')!
      for (const [, tag, text] of (await response.text()).matchAll(/<(script|style)>([^]*?)<\/\1>/g)) {
        const hash = createHash('sha256').update(text!).digest('base64')
        expect(policy, page).to.match(new RegExp(`${tag}-src [^;]*'sha256-${hash.replaceAll('+', '\\+')}'`))
      }
      expect(policy)
        .to.contain("default-src 'none'")
        .and.not.match(/unsafe|hcaptcha|braintree/)
    }
    const real = (await ask('/inline.html', allKeys)).headers.get('Content-Security-Policy')
    for (const host of ['*.hcaptcha.com', 'api.sandbox.braintreegateway.com', 'assets.braintreegateway.com'])
      expect(real).to.contain(`https://${host}`)
  })

  it('are made once, with their policy and their compressed form, until their file changes', async () => {
    const path = join(dist, 'page.html')
    writeFileSync(path, '<script>one()</script>')
    const page = createPages(new Files(), readSettings({ TAVOLA_DIST: dist }))
    const made: Content[] = []
    const app = new Hono().get('/', (c) => {
      made.push(page(path, c)!)
      return c.body(null)
    })
    const policies: (string | null)[] = []
    const make = async (address: string) =>
      policies.push((await app.request(address)).headers.get('Content-Security-Policy'))
    for (const address of ['/', '/?build=light', '/?x=1']) await make(address)
    expect(new Set(made)).to.have.property('size', 1)
    expect(made[0]!.compressed()).to.equal(made[1]!.compressed())
    writeFileSync(path, '<script>another()</script>')
    await make('/')
    expect(made[3]!.text).to.contain('another()')
    expect(new Set(policies)).to.have.property('size', 2)
  })

  it('come compressed to those who can read it', async () => {
    const gzipped = await ask('/inline.html', {}, { 'Accept-Encoding': 'gzip, br' })
    expect(gzipped.headers.get('Content-Encoding')).to.equal('gzip')
    expect(gzipped.headers.get('Vary')).to.contain('Accept-Encoding')
    const plain = await ask('/inline.html')
    expect(plain.headers.get('Content-Encoding')).to.be.null
    expect(gunzipSync(await gzipped.arrayBuffer()).toString()).to.equal(await plain.text())
    const known = { 'Accept-Encoding': 'gzip', 'If-None-Match': gzipped.headers.get('ETag')! }
    expect((await ask('/inline.html', {}, known)).status).to.equal(304)
  })

  it('lead to the gallery, and serve nothing beside it and the sandbox', async () => {
    expect(await read('/')).to.contain('href="/gallery.html"')
    for (const path of ['/gallery.html', '/gallery/frame.html', '/gallery/gallery.css'])
      expect((await ask(path)).status, path).to.equal(200)
    for (const path of [
      ...['/sandbox/../server/main.ts', '/sandbox/%2e%2e/server/main.ts', '/gallery/%2e%2e/brands.ts'],
      ...['/gallery/brands.ts', `/${'x'.repeat(300)}`, `/dist/${'x/'.repeat(2040)}`],
    ])
      expect((await ask(path)).status, path).to.equal(404)
  })
})
