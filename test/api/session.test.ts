import { expect } from 'chai'
import { sessionId } from '../../src/api/session'

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** A browser's storage, with what an earlier page left in it. */
function storage(kept?: string) {
  const entries = new Map(kept === undefined ? [] : [['tavola.session', kept]])
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  return () => store as unknown as Storage
}

const denied = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** The module as another page would load it. */
const loadAgain = async (page: string) =>
  ((await import(`../../src/api/session?${page}`)) as { sessionId: typeof sessionId }).sessionId

describe('The session id', () => {
  it('session.id: it is a random UUID', async () => {
    const other = await loadAgain('other')
    expect(sessionId(storage())).to.match(uuid)
    expect(other(storage())).to.match(uuid).and.not.to.equal(sessionId(storage()))
  })

  it('session.id: a browser session keeps it from page to page', async () => {
    const browser = storage()
    const first = sessionId(browser)
    const nextPage = await loadAgain('next-page')
    expect(nextPage(browser)).to.equal(first)
  })

  it('session.id: every widget on the page has the same, also where storage is denied', () => {
    expect(sessionId(denied)).to.match(uuid).and.to.equal(sessionId(denied))
  })

  it('session.id: a full storage breaks nothing', () => {
    const full = { getItem: () => null, setItem: denied }
    expect(sessionId(() => full as unknown as Storage)).to.match(uuid)
  })

  it("session.id: a value that isn't valid in a header is replaced", () => {
    expect(sessionId(storage('a\nb'))).to.match(uuid)
    expect(sessionId(storage(''))).to.match(uuid)
  })

  it('session.id: a page on plain http, without crypto.randomUUID, gets a UUID too', async () => {
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    try {
      const plain = await loadAgain('plain-http')
      expect(plain(denied)).to.match(uuid)
    } finally {
      Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true, writable: true })
    }
  })
})
