import '../../kit/dom'
import { expect } from 'chai'
import { stub } from 'sinon'
import { createFileLoader, whenTagIsKnown, type FetchedFiles } from '../../../src/host/loader/load-script'
import { recordErrors } from '../../kit/logged'
import { stopClockOfTests } from '../../kit/stopped-clock'

const createTag = (src = 'https://cdn.example/tavola.js', more: object = {}) =>
  Object.assign(document.createElement('script'), { src }, more)

describe('The files of a build', () => {
  const clock = stopClockOfTests()
  const error = recordErrors()
  afterEach(() => {
    document.head.innerHTML = ''
    document.querySelectorAll('base').forEach((base) => base.remove())
    Reflect.deleteProperty(window, 'trustedTypes')
  })

  const fetchedBy = (tag = createTag(), fetched: FetchedFiles = {}) => createFileLoader(tag, {}, fetched)
  const scripts = () => [...document.head.querySelectorAll('script')]
  const addresses = () => scripts().map(({ src }) => src)

  it('security: are beside the script tag, and have its nonce and its CORS mode', () => {
    const more = { nonce: 'abc', crossOrigin: 'anonymous' }
    void fetchedBy(createTag('https://cdn.example/1/tavola.js?v=2', more))('a.js')
    expect(scripts()[0]).to.include({ ...more, src: 'https://cdn.example/1/a.js', integrity: '' })
  })

  it("have the tag's data attributes for consent tools, but not its addresses, selectors and JSON", () => {
    const tag = createTag()
    const kept = { cookieconsent: 'ignore', otIgnore: '', category: 'necessary' }
    // Options of the tag, one of them misspelt, and the address that a lazy loader of scripts keeps.
    const options = { baseUrl: 'https://api.example', url: '/', brand: '{}', container: '#book' }
    Object.assign(tag.dataset, kept, options, { src: tag.src, rocketSrc: 'tavola.js' })
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
    expect(seen).to.deep.equal([kept])
  })

  it('security: have the hashes that the page knows, and one without a hash is refused', async () => {
    const integrity: Record<string, string> = { 'a.js': 'sha384-a' }
    const load = createFileLoader(createTag(), { integrity }, {})
    await Promise.all([load('b.js'), load('constructor.js')])
    expect(error.args.map(([line]) => line as unknown)).to.deep.equal([
      '[Tavola] T007 integrity has no b.js.',
      '[Tavola] T007 integrity has no constructor.js.',
    ])
    expect(scripts()).to.deep.equal([])
    integrity['b.js'] = 'sha384-b'
    for (const file of ['a.js', 'b.js']) void load(file)
    expect(scripts().map(({ integrity }) => integrity)).to.deep.equal(['sha384-a', 'sha384-b'])
  })

  it('are fetched once each, and leave nothing behind', async () => {
    const load = fetchedBy()
    const [first, second] = [load('a.js'), load('a.js')]
    expect([first === second, scripts().length]).to.deep.equal([true, 1])
    scripts()[0]!.dispatchEvent(new window.Event('load'))
    expect(await first).to.equal(undefined)
    expect(await load('a.js')).to.equal(undefined)
    expect([scripts().length, clock.countTimers()]).to.deep.equal([0, 0])
  })

  for (const [what, type, fails] of [
    ['do not load', 'error', () => scripts()[0]!.dispatchEvent(new window.Event('error'))],
    ['hang for two minutes', 'timeout', () => clock.tick(1)],
  ] as const)
    it(`that ${what} can be fetched again`, async () => {
      const fetched: FetchedFiles = {}
      const load = fetchedBy(createTag(), fetched)
      const lost = load('a.js')
      clock.tick(119_999)
      expect(scripts()).to.have.lengthOf(1)
      fails()
      expect((await lost) as Event).to.have.property('type', type)
      expect([scripts().length, clock.countTimers(), fetched]).to.deep.equal([0, 0, {}])
      void load('a.js')
      expect(scripts()).to.have.lengthOf(1)
    })

  type Rules = { createScriptURL(url: string): string }
  for (const [what, createPolicy, address] of [
    [
      'its policy "tavola" makes their addresses',
      (name: string, { createScriptURL }: Rules) => ({
        createScriptURL: (url: string) => `${createScriptURL(url)}?${name}`,
      }),
      'https://cdn.example/a.js?tavola',
    ],
    [
      'that refuses the policy they are plain, and the browser judges',
      () => {
        throw new TypeError('not allowed')
      },
      'https://cdn.example/a.js',
    ],
  ] as const)
    it(`security: on a page of Trusted Types ${what}`, () => {
      Object.assign(window, { trustedTypes: { createPolicy } })
      void fetchedBy()('a.js')
      expect(addresses()).to.deep.equal([address])
    })

  describe('on a page with a <base>, which a visitor’s comment may bring', () => {
    const { prepareStackTrace } = Error
    afterEach(() => (Error.prepareStackTrace = prepareStackTrace))
    const own = 'https://cdn.example/v1/tavola.js:1:20'

    for (const [browser, stack, folder] of [
      ['Chromium', `Error\n    at addressOf (${own})\n    at https://host.example/:7:1`, 'cdn.example/v1'],
      ['Firefox', `addressOf@${own}\nload@https://host.example/:7:1`, 'cdn.example/v1'],
      ['a browser that does not name the file', 'Error', 'other.example'],
    ])
      it(`security: are beside the file that runs, else beside the tag: ${browser}`, () => {
        Error.prepareStackTrace = () => stack
        const load = (file: string) => void fetchedBy(createTag('https://other.example/tavola.js'))(file)
        load('a.js')
        document.body.append(document.createElement('base'))
        load('b.js')
        expect(addresses()).to.deep.equal(['https://other.example/a.js', `https://${folder}/b.js`])
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

  const line = '[Tavola] T006 tavola.js ran without its <script src>.'

  it('security: is the one that runs', () => {
    const tag = createTag()
    expect(foundWhere(tag)).to.deep.equal([tag])
    expect(error.args).to.deep.equal([])
  })

  it('security: an inline script has no address; the console says so at once, and no other tag is taken', () => {
    expect(foundWhere(document.createElement('script'))).to.deep.equal([])
    expect([error.args, clock.countTimers()]).to.deep.equal([[[line]], 0])
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
    const others = ['other.js', 'tavola-first.js', 'x?/tavola.js', 'x#tavola.js', 'tavola.jsx'].map((file) =>
      createTag(`https://cdn.example/${file}`),
    )
    const tag = createTag()
    const image = Object.assign(document.createElement('img'), { src: tag.src })
    expect(found(...others, image, tag)).to.deep.equal([tag])
  })

  it('if none ran within five seconds, the console says so, and a later one is not taken', () => {
    const tags = found()
    clock.tick(4_999)
    expect(error.args).to.deep.equal([])
    clock.tick(1)
    expect(error.args).to.deep.equal([[line]])
    const tag = createTag()
    document.head.append(tag)
    tag.dispatchEvent(new window.Event('load'))
    expect(tags).to.deep.equal([])
  })
})
