import { expect } from 'chai'
import { isFresh, storedJson, storedKeys } from 'tavola/page'
import { defaultNow } from '../../../src/testing/clock'
import { createStorage, denied, setStorages } from '../../kit/storage'

const now = Date.parse(defaultNow)
const minute = 60_000

const noteIn = (storage: 'localStorage' | 'sessionStorage') =>
  storedJson('note', {
    storage,
    version: 2,
    maxAge: { minutes: 3 },
    read: ({ text }) => (typeof text === 'string' ? { text } : null),
  })

describe('A stored value', () => {
  const { items, fill } = createStorage()
  let end: () => void
  beforeEach(() => (end = setStorages(() => items)))
  afterEach(() => {
    end()
    fill(false)
    for (const key of Object.keys(items)) delete items[key]
  })

  it('is JSON with the version of its format and its time, until it is removed', () => {
    const note = noteIn('localStorage')
    expect([note.read(), note.write({ text: 'a' }), note.read()]).to.deep.equal([null, true, { text: 'a' }])
    expect(items).to.deep.include({ note: `{"version":2,"at":${now},"text":"a"}` })
    note.remove()
    expect(note.read()).to.equal(null)
  })

  for (const [what, written] of Object.entries({
    'no JSON': '{',
    'no object': '7',
    nothing: 'null',
    'of another version': `{"version":1,"at":${now},"text":"a"}`,
    'without a time': '{"version":2,"text":"a"}',
    'too old': `{"version":2,"at":${now - 3 * minute},"text":"a"}`,
    'of the future': `{"version":2,"at":${now + 3 * minute},"text":"a"}`,
    'of another shape': `{"version":2,"at":${now},"text":7}`,
  }))
    it(`is removed if it is ${what}`, () => {
      Object.assign(items, { note: written })
      expect(noteIn('sessionStorage').read()).to.equal(null)
      expect(items).to.not.have.property('note')
    })

  it('leaves no older one in its place where the storage is full', () => {
    const note = noteIn('sessionStorage')
    note.write({ text: 'a' })
    fill()
    expect([note.write({ text: 'b' }), note.read()]).to.deep.equal([false, null])
  })

  it('is none where the storage is denied', () => {
    end()
    end = setStorages(denied)
    const note = noteIn('localStorage')
    note.remove()
    expect([note.write({ text: 'a' }), note.read()]).to.deep.equal([false, null])
    expect(storedKeys('localStorage', '')).to.deep.equal([])
  })

  it('is found by the beginning of its key', () => {
    Object.assign(items, { note: '', 'note 1': '', cart: '' })
    expect(storedKeys('sessionStorage', 'note ')).to.deep.equal(['note 1'])
  })

  it('is fresh for so many months of the calendar', () => {
    const at = (date: string) => isFresh(Date.parse(date), { months: 12 })
    expect(at('2025-11-20T09:00:01Z')).to.equal(true)
    expect(at('2025-11-20T09:00:00Z')).to.equal(false)
    expect([isFresh(NaN, { months: 1 })]).to.deep.equal([false])
  })
})
