import { signal } from '@preact/signals-core'
import { expect } from 'chai'
import { createLatest } from '../../src/kernel/latest'

describe('Whether a late answer is still wanted', () => {
  const boot = () => {
    const disposal = new AbortController()
    return { disposal, latest: createLatest(disposal.signal), day: signal('friday') }
  }

  it('architecture, state: it is, while nothing has changed', () => {
    const { latest, day } = boot()
    const stands = latest('menus', () => [day.value])
    expect(stands()).to.be.true
  })

  it('architecture, state: it is not once what it depends on is another value', () => {
    const { latest, day } = boot()
    const stands = latest('menus', () => [day.value])
    day.value = 'saturday'
    expect(stands()).to.be.false
  })

  it('architecture, state: it is not once a newer request of its kind was started, and only then', () => {
    const { latest } = boot()
    const [menus, venue] = [latest('menus', () => []), latest('venue', () => [])]
    latest('menus', () => [])
    expect([menus(), venue()]).to.deep.equal([false, true])
  })

  it('contract, destroy: it is not once the widget is gone', () => {
    const { latest, disposal } = boot()
    const stands = latest('menus', () => [])
    disposal.abort()
    expect(stands()).to.be.false
  })
})
