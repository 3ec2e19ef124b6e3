import '../../kit/dom'
import { expect } from 'chai'
import { defineElement } from '../../../src/host/loader/custom-element'
import type { Handle } from '../../../src/host/public'
import { settles } from '../../kit/pending'
import { onPage } from './fresh-page'

describe('<tavola-booking>', () => {
  /** The widgets that were created, and how many of them are destroyed. */
  function define() {
    const created: HTMLElement[] = []
    let destroyed = 0
    defineElement((element) => {
      created.push(element)
      return { destroy: () => destroyed++ } as unknown as Handle
    })
    return { created, destroyed: () => destroyed }
  }

  it('it creates a widget once it is on the page, and one only', () =>
    onPage('', ({ document }) => {
      const { created } = define()
      const element = document.createElement('tavola-booking')
      expect(created).to.deep.equal([])
      document.body.append(element)
      expect(created).to.deep.equal([element])
      expect(element.handle).to.have.property('destroy')
    }))

  it('it keeps the widget when it is moved, and destroys it when it is removed', () =>
    onPage('<section></section><tavola-booking></tavola-booking>', async ({ document }) => {
      const { created, destroyed } = define()
      const element = document.querySelector('tavola-booking')!
      document.querySelector('section')!.append(element)
      await settles()
      expect([created.length, destroyed()]).to.deep.equal([1, 0])
      element.remove()
      await settles()
      expect([destroyed(), 'handle' in element && element.handle]).to.deep.equal([1, undefined])
      document.body.append(element)
      expect(created).to.have.lengthOf(2)
    }))

  it('the first definition on a page stays', () =>
    onPage('', ({ document }) => {
      const [first, second] = [define(), define()]
      document.body.append(document.createElement('tavola-booking'))
      expect([first.created.length, second.created.length]).to.deep.equal([1, 0])
    }))
})
