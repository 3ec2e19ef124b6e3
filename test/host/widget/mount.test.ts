import '../../kit/dom'
import '../../../src/diagnostics/brand'
import '../../../src/host/widget/update-widget'
import '../../../src/host/widget/open-widget'
import { expect } from 'chai'
import { useEffect } from 'react'
import { definePlugin } from 'tavola'
import { booking, start } from '../../kernel/bare-plugins'
import { settles } from '../../kit/pending'
import { codeBrand, setUpWidgets } from './whole-widget'

describe('Host: a widget is put on the page', () => {
  const { widgets, error, lines } = setUpWidgets()

  for (const [essential, follows] of [
    [undefined, 'the rest goes on'],
    [true, 'nothing is sent without it'],
  ] as const)
    it(`a fault of a plugin that is ${essential ? '' : 'not '}essential is reported: ${follows}`, async () => {
      const broken = definePlugin({
        id: 'broken',
        ...(essential && { essential }),
        setup: () => {
          throw new Error('It is broken.')
        },
      } as never)
      await widgets.create({ brand: { ...codeBrand, plugins: [start, booking, broken] } as never })
      expect(lines()[0]).to.match(new RegExp(`^\\[Tavola\\] T060 "broken" failed in .*; ${follows}\\.$`))
      expect(error.firstCall.args[1]).to.be.instanceOf(Error)
    })

  it('a location is read-only if the page says so, and otherwise not', async () => {
    const [plain, fixed] = [await widgets.create(), await widgets.create({ readOnlyLocation: true })]
    expect([plain, fixed].map(({ kernel }) => kernel().readOnlyLocation)).to.deep.equal([false, true])
  })

  it('two widgets with other options are two, for what a browser stores of them', async () => {
    const [one, other] = [await widgets.create({ guests: 2 }), await widgets.create({ guests: 3 })]
    const identityOf = ({ kernel }: typeof one) => kernel().page!.identity
    expect(identityOf(one)).to.not.deep.equal(identityOf(other))
    expect(identityOf(one)).to.include('https://api.example')
  })

  it('a step that is written into the page gives way once the widget is ready, with what was typed', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    shadow.innerHTML = '<style data-written></style><div class="root" data-written><p>Written</p></div>'
    const seen: boolean[] = []
    host.addEventListener('tavola:ready', () => seen.push(shadow.textContent!.includes('Written')))
    const handle = { host, inline: true, gone: false, update: () => undefined }
    const { widget } = await widgets.create({}, true, { handle })
    expect(seen, 'until then it is there').to.deep.equal([true])
    expect(shadow.querySelector('[data-written]')).to.equal(null)
    expect(shadow.querySelectorAll('.root')).to.have.lengthOf(1)
    widget.destroy()
    host.remove()
  })

  describe('as a popup', () => {})

  it('host.venue: a restaurant that comes while the diner is in a form takes no focus', async () => {
    const { kernel, running, host } = await widgets.create()
    const arrivals = kernel().choices.venueArrivals
    const form = host.shadowRoot!.querySelector('.root')!.appendChild(document.createElement('form'))
    const field = form.appendChild(document.createElement('input'))
    field.focus()
    running.mounted.openVenue('cork')
    await settles()
    expect([kernel().facts.venue!.id, arrivals.value]).to.deep.equal(['cork', 0])
    field.blur()
    running.mounted.openVenue('dublin')
    await settles()
    expect(arrivals.value).to.equal(1)
  })

  it('completion.resets: a restaurant that is still on the way does not come any more', async () => {
    const { kernel, running } = await widgets.create()
    running.mounted.openVenue('cork')
    expect(running.mounted.pendingVenue()).to.equal('cork')
    kernel().navigation.complete()
    expect(running.mounted.pendingVenue()).to.equal(null)
    await settles()
    expect(kernel().facts.venue).to.equal(null)
  })

  it('they reach the page from within a shadow root of its own', async () => {
    const outer = document.body.appendChild(document.createElement('div'))
    const host = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    const heard: unknown[] = []
    const record = ({ target }: Event) => heard.push(target)
    document.addEventListener('tavola:ready', record)
    await widgets.create({}, true, { handle: { host, inline: true, gone: false, update: () => undefined } })
    document.removeEventListener('tavola:ready', record)
    outer.remove()
    expect(heard).to.deep.equal([outer])
  })

  it('a destroyed widget has ended what its plugins draw, and follows no preference of the browser', async () => {
    const listeners = new Set<unknown>()
    const matchMedia = () => ({
      addEventListener: (_: string, listener: unknown) => listeners.add(listener),
      removeEventListener: (_: string, listener: unknown) => listeners.delete(listener),
    })
    let drawn = 0
    const Part = () => {
      useEffect(() => {
        drawn++
        return () => void drawn--
      }, [])
      return null
    }
    const drawing = definePlugin({
      ...start,
      steps: [{ ...start.steps![0]!, load: async () => ({ default: Part }) }],
    })
    const theme = { ...codeBrand.theme, other: async () => ({ default: '' }) }
    const brand = { ...codeBrand, scheme: 'auto', theme, plugins: [drawing, booking] }
    Object.assign(globalThis, { matchMedia })
    try {
      const { widget } = await widgets.create({ brand: brand as never })
      expect([drawn, listeners.size]).to.deep.equal([1, 1])
      widget.destroy()
      await settles()
      expect([drawn, listeners.size]).to.deep.equal([0, 0])
    } finally {
      Reflect.deleteProperty(globalThis, 'matchMedia')
    }
  })
})
