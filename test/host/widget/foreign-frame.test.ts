import { expect } from 'chai'
import { addressOfPage, isInForeignFrame } from '../../../src/foreign-frame'

const page = 'https://host.example/'

/** A window of this page or, if it is foreign, of another origin, whose document nobody may read. */
function createWindow(parent?: object, address = page): Frame {
  const own = {
    location: new URL(address),
    get window(): object {
      return own
    },
    get parent(): object {
      return parent ?? own
    },
    get top(): object {
      return parent ? (parent as Frame).top : own
    },
    get document(): object {
      if (address === foreign)
        throw new DOMException('Blocked a frame from accessing another one.', 'SecurityError')
      return {}
    },
  }
  return own
}

interface Frame {
  readonly top: object
}

const foreign = 'https://foreign.example/'

/** In this window. */
function here<Result>(window: object, run: () => Result): Result {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window')
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true, writable: true })
  try {
    return run()
  } finally {
    Reflect.deleteProperty(globalThis, 'window')
    if (before) Object.defineProperty(globalThis, 'window', before)
  }
}

const isForeign = (window: object) => here(window, isInForeignFrame)

describe('Security: frames of other sites', () => {
  const around = createWindow(undefined, foreign)

  it('security: a page in no frame, or in frames of its own origin, is in none', () => {
    expect(isForeign(createWindow())).to.equal(false)
    expect(isForeign(createWindow(createWindow(createWindow())))).to.equal(false)
  })

  it('security: a page that another origin shows in a frame is in one, however deep', () => {
    expect(isForeign(createWindow(around))).to.equal(true)
    expect(isForeign(createWindow(createWindow(around)))).to.equal(true)
    expect(isForeign(createWindow(around, 'http://localhost:8080/'))).to.equal(true)
  })

  for (const address of ['about:srcdoc', 'blob:https://host.example/1'])
    it(`security: a frame without an address (${address}) is a part of the page that wrote it, in a foreign frame or not`, () => {
      expect(isForeign(createWindow(createWindow(), address))).to.equal(false)
      const framed = createWindow(createWindow(around), address)
      expect(isForeign(framed)).to.equal(true)
      expect(here(framed, addressOfPage)).to.equal(page)
    })

  for (const value of [undefined, null, 5, {}, { document: {} }, { window: {} }])
    it(`security: a page may have a global of its own named "parent" (${JSON.stringify(value)})`, () => {
      const hiding = (window: object) => Object.defineProperty(window, 'parent', { value })
      expect(isForeign(hiding(createWindow()))).to.equal(false)
      expect(isForeign(hiding(createWindow(createWindow())))).to.equal(false)
      expect(isForeign(hiding(createWindow(around)))).to.equal(true)
    })

  it('security: what is around a frame with an origin of its own and no address is not known', () => {
    for (const address of ['about:srcdoc', 'data:,http'])
      expect(isForeign(createWindow(around, address)), address).to.equal(false)
  })
})
