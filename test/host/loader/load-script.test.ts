import '../../kit/dom'
import { expect } from 'chai'
import { stub } from 'sinon'
import { createFileLoader, whenTagIsKnown, type FetchedFiles } from '../../../src/host/loader/load-script'
import { recordErrors } from '../../kit/logged'
import { stopClockOfTests } from '../../kit/stopped-clock'

const createTag = (src: string, more: object = {}) =>
  Object.assign(document.createElement('script'), { src }, more)

describe('The files of a build', () => {
  const clock = stopClockOfTests()
  afterEach(() => {
    document.head.innerHTML = ''
    document.querySelectorAll('base').forEach((base) => base.remove())
    Reflect.deleteProperty(window, 'trustedTypes')
  })

  const fetchedBy = (tag: HTMLScriptElement, fetched: FetchedFiles = {}) => createFileLoader(tag, {}, fetched)
  const scripts = () => [...document.head.querySelectorAll('script')]

  it('security: are beside the script tag, and have its nonce and its CORS mode', () => {
    void fetchedBy(
      createTag('https://cdn.example/1/tavola.js?v=2', { nonce: 'abc', crossOrigin: 'anonymous' }),
    )('a.js')
    expect(
      scripts().map(({ src, nonce, crossOrigin, integrity }) => [src, nonce, crossOrigin, integrity]),
    ).to.deep.equal([['https://cdn.example/1/a.js', 'abc', 'anonymous', '']])
  })

  it("have the tag's data attributes for consent tools, but not its addresses, selectors and JSON", () => {
    const tag = createTag('https://cdn.example/tavola.js')
    Object.assign(tag.dataset, { cookieconsent: 'ignore', otIgnore: '', category: 'necessary' })
    // Options of the tag, one of them misspelt, and the address that a lazy loader of scripts keeps.
    Object.assign(tag.dataset, { baseUrl: 'https://api.example', url: '/', brand: '{}', container: '#book' })
    Object.assign(tag.dataset, { src: 'https://cdn.example/tavola.js', rocketSrc: 'tavola.js' })
    const seen: object[] = []
    const create = stub(document, 'createElement').callsFake(() => {
      const script = create.wrappedMethod.call(document, 'script') as HTMLScriptElement
      // As consent tools do it, which look at a script when it gets its address.
      Object.defineProperty(script, 'src', { set: () => seen.push({ ...script.dataset }) })
      return script
    })
    try {
      void fetchedBy(tag)('a.js')
    } finally {
      create.restore()
    }
    expect(seen).to.deep.equal([{ cookieconsent: 'ignore', otIgnore: '', category: 'necessary' }])
  })

  it('security: have the hashes that the page knows, and one without a hash is refused', async () => {
    const integrity: Record<string, string> = { 'a.js': 'sha384-a' }
    const load = createFileLoader(createTag('https://cdn.example/tavola.js'), { integrity }, {})
    const refused = stub(console, 'error')
    try {
      await Promise.all([load('b.js'), load('constructor.js')])
      expect(refused.args.map(([line]) => line)).to.deep.equal([
        '[Tavola] T007 integrity has no b.js.',
        '[Tavola] T007 integrity has no constructor.js.',
      ])
    } finally {
      refused.restore()
    }
    expect(scripts()).to.deep.equal([])
    integrity['b.js'] = 'sha384-b'
    void load('a.js')
    void load('b.js')
    expect(scripts().map(({ integrity }) => integrity)).to.deep.equal(['sha384-a', 'sha384-b'])
  })

  it('are fetched once each, and leave nothing behind', async () => {
    const load = fetchedBy(createTag('https://cdn.example/tavola.js'))
    const [first, second] = [load('a.js'), load('a.js')]
    expect([first === second, scripts().length]).to.deep.equal([true, 1])
    scripts()[0]!.dispatchEvent(new window.Event('load'))
    expect(await first).to.equal(undefined)
    expect([scripts().length, clock.countTimers()]).to.deep.equal([0, 0])
    expect(await load('a.js')).to.equal(undefined)
    expect(scripts()).to.deep.equal([])
  })

  it('that do not load can be fetched again', async () => {
    const fetched: FetchedFiles = {}
    const load = fetchedBy(createTag('https://cdn.example/tavola.js'), fetched)
    const lost = load('a.js')
    scripts()[0]!.dispatchEvent(new window.Event('error'))
    expect((await lost) as Event).to.have.property('type', 'error')
    expect([scripts().length, clock.countTimers(), fetched]).to.deep.equal([0, 0, {}])
    void load('a.js')
    expect(scripts()).to.have.lengthOf(1)
  })

  it('that hang can be fetched again after two minutes', async () => {
    const load = fetchedBy(createTag('https://cdn.example/tavola.js'))
    const lost = load('a.js')
    clock.tick(119_999)
    expect(scripts()).to.have.lengthOf(1)
    clock.tick(1)
    expect((await lost) as Event).to.have.property('type', 'timeout')
    expect(scripts()).to.deep.equal([])
  })

  it('security: where the page enforces Trusted Types, the policy "tavola" makes their addresses', () => {
    const policies: string[] = []
    const createPolicy = (name: string, { createScriptURL }: { createScriptURL(url: string): string }) => {
      policies.push(name)
      return { createScriptURL: (url: string) => `${createScriptURL(url)}?trusted` }
    }
    Object.assign(window, { trustedTypes: { createPolicy } })
    void fetchedBy(createTag('https://cdn.example/tavola.js'))('a.js')
    expect(policies).to.deep.equal(['tavola'])
    expect(scripts()[0]!.src).to.equal('https://cdn.example/a.js?trusted')
  })

  it('security: a page that does not allow the policy gets the plain addresses, which its browser judges', () => {
    const createPolicy = () => {
      throw new TypeError('not allowed')
    }
    Object.assign(window, { trustedTypes: { createPolicy } })
    void fetchedBy(createTag('https://cdn.example/tavola.js'))('a.js')
    expect(scripts()[0]!.src).to.equal('https://cdn.example/a.js')
  })

  describe('on a page with a <base>, which a visitor’s comment may bring', () => {
    const { prepareStackTrace } = Error
    afterEach(() => (Error.prepareStackTrace = prepareStackTrace))
    const other = 'https://other.example/tavola.js'

    for (const [browser, stack] of [
      [
        'Chromium',
        'Error\n    at addressOf (https://cdn.example/v1/tavola.js:1:20)\n    at https://host.example/:7:1',
      ],
      ['Firefox', 'addressOf@https://cdn.example/v1/tavola.js:1:20\nload@https://host.example/:7:1'],
    ])
      it(`security: are beside the file that runs, in ${browser}`, () => {
        Error.prepareStackTrace = () => stack
        void fetchedBy(createTag(other))('a.js')
        document.body.append(document.createElement('base'))
        void fetchedBy(createTag(other))('b.js')
        expect(scripts().map(({ src }) => src)).to.deep.equal([
          'https://other.example/a.js',
          'https://cdn.example/v1/b.js',
        ])
      })

    it('are beside the tag if the browser does not name the file', () => {
      Error.prepareStackTrace = () => 'Error'
      document.body.append(document.createElement('base'))
      void fetchedBy(createTag(other))('a.js')
      expect(scripts()[0]!.src).to.equal('https://other.example/a.js')
    })
  })
})

describe('The script tag', () => {
  const clock = stopClockOfTests()
  const error = recordErrors()
  afterEach(() => void (document.head.innerHTML = ''))

  /** The tags that were found, after these elements have loaded. */
  function found(...elements: readonly HTMLElement[]) {
    const tags: HTMLScriptElement[] = []
    whenTagIsKnown((tag) => tags.push(tag))
    for (const element of elements) {
      document.head.append(element)
      element.dispatchEvent(new window.Event('load'))
    }
    return tags
  }

  /** The tags that are found where this one runs, with another one on the page. */
  function foundWhere(tag: HTMLScriptElement) {
    const prototype = Object.getPrototypeOf(document) as object
    const own = Object.getOwnPropertyDescriptor(prototype, 'currentScript')!
    Object.defineProperty(prototype, 'currentScript', { get: () => tag, configurable: true })
    const tags = found(createTag('https://other.example/tavola.js'))
    Object.defineProperty(prototype, 'currentScript', own)
    return tags
  }

  it('security: is the one that runs', () => {
    const tag = createTag('https://cdn.example/tavola.js')
    expect(foundWhere(tag)).to.deep.equal([tag])
    expect(error.args).to.deep.equal([])
  })

  it('security: an inline script has no address; the console says so at once, and no other tag is taken', () => {
    expect(foundWhere(document.createElement('script'))).to.deep.equal([])
    expect(error.args).to.deep.equal([['[Tavola] T006 tavola.js ran without its <script src>.']])
    expect(clock.countTimers()).to.equal(0)
  })

  for (const file of ['', '-inline', '-brand', '-inline-brand']) {
    it(`security: of a module is the one that has loaded: tavola${file}.js`, () => {
      const tag = createTag(`https://cdn.example/v1/tavola${file}.js?v=2`)
      expect(found(tag, createTag('https://other.example/tavola.js'))).to.deep.equal([tag])
      clock.tick(10_000)
      expect([clock.countTimers(), error.args]).to.deep.equal([0, []])
    })
  }

  it('security: is no other element that has loaded', () => {
    const others = [
      createTag('https://cdn.example/other.js'),
      createTag('https://cdn.example/tavola-host.js'),
      createTag('https://cdn.example/x?/tavola.js'),
      createTag('https://cdn.example/x#tavola.js'),
      createTag('https://cdn.example/tavola.jsx'),
      Object.assign(document.createElement('img'), { src: 'https://cdn.example/tavola.js' }),
    ]
    const tag = createTag('https://cdn.example/tavola.js')
    expect(found(...others, tag)).to.deep.equal([tag])
  })

  it('if none ran within five seconds, the console says so, and a later one is not taken', () => {
    const tags = found()
    clock.tick(4_999)
    expect(error.args).to.deep.equal([])
    clock.tick(1)
    expect(error.args).to.deep.equal([['[Tavola] T006 tavola.js ran without its <script src>.']])
    const tag = createTag('https://cdn.example/tavola.js')
    document.head.append(tag)
    tag.dispatchEvent(new window.Event('load'))
    expect(tags).to.deep.equal([])
  })
})
