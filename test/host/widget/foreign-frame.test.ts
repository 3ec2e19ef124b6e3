import { expect } from 'chai'
import { isInForeignFrame } from '../../../src/host/widget/foreign-frame'

/** A window of this page or, if it is foreign, of another origin, whose document nobody may read. */
function createWindow(parent?: object, isForeign = false): object {
  const own = {
    get parent(): object {
      return parent ?? own
    },
    get document(): object {
      if (isForeign) throw new DOMException('Blocked a frame from accessing another one.', 'SecurityError')
      return {}
    },
  }
  return own
}

/** Whether the page in this window is in a foreign frame, with this address. */
function isForeign(window: object, address = 'https://host.example/'): boolean {
  const page = { window, location: new URL(address) }
  const before = Object.keys(page).map((name) => Object.getOwnPropertyDescriptor(globalThis, name))
  for (const [name, value] of Object.entries(page))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  try {
    return isInForeignFrame()
  } finally {
    Object.keys(page).forEach((name, index) => {
      Reflect.deleteProperty(globalThis, name)
      if (before[index]) Object.defineProperty(globalThis, name, before[index])
    })
  }
}

describe('Security: frames of other sites', () => {
  const foreign = createWindow(undefined, true)

  it('security: a page in no frame, or in frames of its own origin, is in none', () => {
    expect(isForeign(createWindow())).to.equal(false)
    expect(isForeign(createWindow(createWindow(createWindow())))).to.equal(false)
  })

  it('security: a page that another origin shows in a frame is in one, however deep', () => {
    expect(isForeign(createWindow(foreign))).to.equal(true)
    expect(isForeign(createWindow(createWindow(foreign)))).to.equal(true)
    expect(isForeign(createWindow(foreign), 'http://localhost:8080/')).to.equal(true)
  })

  it('security: a frame without an address is a part of the page that wrote it', () => {
    for (const address of ['about:srcdoc', 'blob:https://host.example/1', 'data:,http'])
      expect(isForeign(createWindow(foreign), address), address).to.equal(false)
  })
})
