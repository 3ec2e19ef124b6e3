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
import { builtPlugins } from '../../tools/plugins/built'

/** The pages around an API that answers nothing. */
const site = (environment: NodeJS.ProcessEnv = {}) => createSite(new Hono(), readSettings(environment))

const captchaKeys = { HCAPTCHA_SITE_KEY: '10000000-ffff', HCAPTCHA_SECRET: '0xsecret' }
const braintreeKeys = {
  BRAINTREE_ENVIRONMENT: 'sandbox',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
}

const brand = async (environment?: NodeJS.ProcessEnv) =>
  (await site(environment).request('/example-brand.js')).text()

describe('The example pages', () => {
  it('show the brand "example", with all plugins and three journeys', async () => {
    for (const path of ['/inline.html', '/popup.html']) {
      const html = await (await site().request(path)).text()
      expect(html).to.contain('src="example-brand.js"').and.contain("brand: 'example'")
    }
    const plugins = /plugins: (\[.*\])/.exec(await brand())![1]!
    const brought = Object.values(builtPlugins).flatMap(({ brings = [] }) => brings)
    // Analytics writes to a page's own data layer, which this page does not have.
    const all = Object.keys(builtPlugins).filter((id) => id !== 'analytics' && !brought.includes(id))
    expect(JSON.parse(plugins)).to.have.members(all)
    const journeys = /journeys: (\[.*\])/.exec(await brand())![1]!
    expect(JSON.parse(journeys)).to.deep.equal(['Booking', 'KidsPartyEnquiry', 'AdultsPartyEnquiry'])
  })

  it('show the general enquiry alone on the page of questions, which has nothing to go back to', async () => {
    expect(await (await site().request('/question.html')).text()).to.contain(`brand: 'questions'`)
    expect(await brand()).to.contain(`questions: { ...example, journeys: ['Enquiry'] }`)
  })

  it('show the brands of examples/brands too, each under its name and with the same third parties', async () => {
    const script = await brand()
    for (const name of ['notte', 'zaytuna']) {
      expect(await (await site().request(`/${name}.html`)).text()).to.contain(`'${name}'`)
      expect(script).to.contain(`"${name}":{"name":"${name}"`)
    }
  })

  it('lead from the terms and the privacy policy of each brand to a page, with the same third parties', async () => {
    type Brand = { readonly links: Record<string, string>; readonly options: object }
    const window: { Tavola: { brands?: Record<string, Brand> } } = { Tavola: {} }
    // With all keys the module imports nothing.
    runInNewContext(await brand({ ...captchaKeys, ...braintreeKeys }), { window })
    for (const [name, { links, options }] of Object.entries(window.Tavola.brands!)) {
      expect(options, name).to.include.keys('card-guarantee', 'human-verification', 'start')
      for (const page of ['terms', 'privacy'])
        expect((await site().request(links[page]!)).status, `${page} of ${name}`).to.equal(200)
    }
  })

  it('use the sandbox if no keys are set', async () => {
    const script = await brand()
    expect(script).to.contain(`'human-verification': { siteKey: 'sandbox', hcaptcha }`)
    expect(script).to.contain(`'card-guarantee': { braintree }`)
    for (const [, file] of script.matchAll(/from '\.(\/sandbox\/[^']+)'/g)) {
      const { status, headers } = await site().request(file!)
      expect([status, headers.get('Content-Type')], file).to.deep.equal([
        200,
        'text/javascript; charset=utf-8',
      ])
    }
  })

  it("leave out hCaptcha's sandbox with its keys, and Braintree's with its own", async () => {
    const real = await brand({ ...captchaKeys, ...braintreeKeys })
    expect(real).to.contain(`'human-verification': {"siteKey":"10000000-ffff"}`)
    expect(real).to.contain(`'card-guarantee': {}`)
    expect(real).not.to.contain('import')
    expect(await brand(captchaKeys)).to.contain('{ braintree }')
  })

  it('escape a key that contains code', async () => {
    const script = await brand({ ...captchaKeys, HCAPTCHA_SITE_KEY: `"}; alert(1) //` })
    expect(script).to.contain(String.raw`\"}; alert(1) //`)
  })

  it('set a brand in the tag only if the brand’s module runs before it', async () => {
    const html = await (await site().request('/written.html')).text()
    expect(html).to.match(/<script type="module" src="example-brand\.js">[^]*<script\s+defer\s/)
  })

  it('write step 1 into the page with its comment', async () => {
    const dist = mkdtempSync(join(tmpdir(), 'tavola-dist-'))
    mkdirSync(join(dist, 'page'))
    writeFileSync(join(dist, 'page/milano-en.html'), '<p>Step 1, for $1</p>')
    const html = await (await site({ TAVOLA_DIST: dist }).request('/written.html')).text()
    rmSync(dist, { recursive: true })
    expect(html).to.contain('<div id="book"><p>Step 1, for $1</p></div>')
  })

  describe('with both builds', () => {
    let dist: string
    before(() => {
      dist = mkdtempSync(join(tmpdir(), 'tavola-dist-'))
      mkdirSync(join(dist, 'light'))
      for (const file of ['tavola.js', 'light/tavola.js']) writeFileSync(join(dist, file), `// ${file}`)
    })
    after(() => rmSync(dist, { recursive: true }))
    const read = async (path: string, folder = dist) =>
      (await site({ TAVOLA_DIST: folder }).request(path)).text()
    /** The script of the page's tag, and the page's last line. */
    async function runs(path: string, folder?: string) {
      const html = await read(path, folder)
      const source = /<script\s+(?:async|defer)\s+src="([^"]+)"/.exec(html)![1]!
      return [await read(source, folder), /<p class="build".*>(.*)<a href="(.*)">/.exec(html)?.slice(1)]
    }

    it('run the light build, and React’s with a switch', async () => {
      for (const page of ['inline', 'popup', 'written', 'question', 'notte', 'zaytuna']) {
        expect(await runs(`/${page}.html`), page).to.deep.equal([
          '// light/tavola.js',
          ['This page runs the light build. ', '?build=react'],
        ])
        expect(await runs(`/${page}.html?build=react`), page).to.deep.equal([
          '// tavola.js',
          ['This page runs React’s build. ', '?build=light'],
        ])
      }
    })

    it('a page that only names the build’s file has no switch', async () => {
      const names = '<body><code>dist/light/tavola.js</code></body>'
      writeFileSync(join(dist, 'report.html'), names)
      expect(await read('/report.html')).to.equal(names)
    })

    it('the switch keeps the rest of the address, and none of it is markup', async () => {
      const [, line] = await runs('/notte.html?lang=en&x="><script>')
      expect(line![1]).to.equal('?lang=en&amp;x=%22%3E%3Cscript%3E&amp;build=react')
    })

    it('files with a hash in their names are cached for good; others are revalidated by their ETag', async () => {
      writeFileSync(join(dist, 'tavola-host-0a1b2c3d.js'), '// host')
      const ask = async (path: string, headers = {}) => site({ TAVOLA_DIST: dist }).request(path, { headers })
      const kept = async (path: string) => (await ask(path)).headers.get('Cache-Control')
      expect(await kept('/tavola-host-0a1b2c3d.js')).to.equal('public, max-age=31536000, immutable')
      for (const path of ['/tavola.js', '/inline.html', '/tavola-gone-0a1b2c3d.js'])
        expect(await kept(path), path).to.equal('no-cache')
      const { headers } = await ask('/inline.html')
      const etag = headers.get('ETag')!
      const again = await ask('/inline.html', { 'If-None-Match': etag })
      expect(again.status).to.equal(304)
      for (const name of ['Content-Security-Policy', 'Cache-Control', 'Access-Control-Allow-Origin'])
        expect(again.headers.get(name), name).to.equal(headers.get(name))
      expect((await ask('/inline.html?build=react', { 'If-None-Match': etag })).status).to.equal(200)
    })

    it('a folder with one build has no switch', async () => {
      expect(await runs('/inline.html?build=react', join(dist, 'light'))).to.deep.equal([
        '// light/tavola.js',
        undefined,
      ])
    })

    it('pages without the widget have no switch either', async () => {
      const html = await read('/')
      expect(html).to.contain('</body>').and.not.contain('class="build"')
    })
  })

  it('have a policy that allows only their own scripts', async () => {
    for (const page of ['/inline.html', '/question.html', '/notte.html', '/gallery/frame.html']) {
      const response = await site().request(page)
      const policy = response.headers.get('Content-Security-Policy')!
      const html = await response.text()
      for (const [, tag, text] of html.matchAll(/<(script|style)>([^]*?)<\/\1>/g)) {
        const hash = createHash('sha256').update(text!).digest('base64')
        expect(policy, page).to.match(new RegExp(`${tag}-src [^;]*'sha256-${hash.replaceAll('+', '\\+')}'`))
      }
      expect(policy).to.contain("default-src 'none'").and.not.contain('unsafe')
      expect(policy).not.to.match(/hcaptcha|braintree/)
    }
    const real = await site({ ...captchaKeys, ...braintreeKeys }).request('/inline.html')
    expect(real.headers.get('Content-Security-Policy'))
      .to.contain('https://*.hcaptcha.com')
      .and.contain('https://api.sandbox.braintreegateway.com')
      .and.contain('https://assets.braintreegateway.com')
  })

  it('are made once, with their policy and their compressed form, until their file changes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tavola-pages-'))
    const path = join(folder, 'page.html')
    writeFileSync(path, '<script>one()</script>')
    const page = createPages(new Files(), readSettings({ TAVOLA_DIST: folder }))
    const made: Content[] = []
    const app = new Hono().get('/', (c) => {
      made.push(page(path, c)!)
      return c.body(null)
    })
    const policies = [await app.request('/'), await app.request('/?build=light'), await app.request('/?x=1')]
    expect(new Set(made)).to.have.property('size', 1)
    expect(made[0]!.compressed()).to.equal(made[1]!.compressed())

    writeFileSync(path, '<script>another()</script>')
    policies.push(await app.request('/'))
    rmSync(folder, { recursive: true })
    expect(made[3]!.text).to.contain('another()')
    expect(new Set(policies.map(({ headers }) => headers.get('Content-Security-Policy')))).to.have.property(
      'size',
      2,
    )
  })

  it('come compressed to those who can read it', async () => {
    const ask = (headers = {}) => site().request('/inline.html', { headers })
    const gzipped = await ask({ 'Accept-Encoding': 'gzip, br' })
    expect(gzipped.headers.get('Content-Encoding')).to.equal('gzip')
    expect(gzipped.headers.get('Vary')).to.contain('Accept-Encoding')
    const plain = await ask()
    expect(plain.headers.get('Content-Encoding')).to.be.null
    expect(gunzipSync(await gzipped.arrayBuffer()).toString()).to.equal(await plain.text())
    const again = await ask({ 'Accept-Encoding': 'gzip', 'If-None-Match': gzipped.headers.get('ETag')! })
    expect(again.status).to.equal(304)
  })

  it('lead to the gallery, which has its page, its pictures’ page and its styles', async () => {
    expect(await (await site().request('/')).text()).to.contain('href="/gallery.html"')
    for (const path of ['/gallery.html', '/gallery/frame.html', '/gallery/gallery.css']) {
      expect((await site().request(path)).status, path).to.equal(200)
    }
  })

  it('serve nothing beside the sandbox and the gallery', async () => {
    const paths = [
      '/sandbox/../server/main.ts',
      '/sandbox/%2e%2e/server/main.ts',
      '/gallery/%2e%2e/brands.ts',
    ]
    const long = [`/${'x'.repeat(300)}`, `/dist/${'x/'.repeat(2040)}`]
    for (const path of [...paths, '/gallery/brands.ts', ...long]) {
      expect((await site().request(path)).status, path).to.equal(404)
    }
  })
})
