import { expect } from 'chai'
import { definePlugin, type PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import { removeWidget, renderPlugins, type Diner } from '../kit/diner'
import { venue } from '../kit/fixtures'
import { page, threshold } from '../kit/stand-ins'

const failure = { code: 'widget.unexpected' }
const called = (telephone: string) => ({
  plugins: [threshold],
  first: { venue: venue({ telephone }) },
})

const asking = definePlugin({
  id: 'asking',
  steps: [{ id: 'asking', priority: 'base', when: () => true, load: page('Asking', Ask) }],
})

function Ask() {
  const { fail } = usePlugin<PluginContext>()
  return <button onClick={() => fail(failure)}>Ask</button>
}

const box = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 600 }) as DOMRect

describe('ui: the error banner', () => {
  it('banner.errors, banner.dismiss: shows the text, and OK dismisses it', async () => {
    const diner = await renderPlugins({ plugins: [threshold] })
    await diner.sees(() => diner.kernel.banner.fail(failure))
    expect(diner.within('alert').gets('text', 'Unexpected / Unknown error')).to.exist
    await diner.presses('OK')
    expect(diner.has('alert')).to.be.false
  })

  it('banner.errors: can list several errors', async () => {
    const diner = await renderPlugins({ plugins: [threshold] })
    await diner.sees(() => diner.kernel.banner.fail({ ...failure, errors: ['No table', '<b>No pizza</b>'] }))
    const lines = diner.within('alert').getsAll('listitem')
    expect(lines.map(({ textContent }) => textContent)).to.deep.equal(['No table', '<b>No pizza</b>'])
  })

  /** Its ways on, with the look of each. */
  const ways = () =>
    [...document.querySelectorAll<HTMLElement>('[role=alert] :is(a, button)')].map((way) => {
      const isQuiet = !way.classList.contains('button') || way.classList.contains('button-quiet')
      const marks = [isQuiet && 'quiet', way === document.activeElement && 'focus'].filter(Boolean)
      return [way.textContent, ...marks].join(' ')
    })
  const tryAgain = { label: 'widget.tryAgain', run: () => undefined }
  const isUnknown = (diner: Diner) =>
    diner.kernel.submission.restore({ content: '', answered: false, values: {}, telephone: null })

  const number = '021 496 0101'
  const wayTable: readonly [
    rule: string,
    telephone: string,
    state: 'known' | 'again' | 'unknown',
    ...names: string[],
  ][] = [
    [
      'WCAG 3.2.6: the telephone comes first, and OK alone has the focus',
      number,
      'known',
      `${number} quiet`,
      'OK focus',
    ],
    [
      'the action has the focus, and OK is quiet',
      number,
      'again',
      `${number} quiet`,
      'Try again focus',
      'OK quiet',
    ],
    [
      'after an unknown outcome the telephone has the focus',
      number,
      'unknown',
      `${number} focus`,
      'Try again quiet',
      'OK quiet',
    ],
    ['after an unknown outcome without a telephone OK has it', '', 'unknown', 'Try again quiet', 'OK focus'],
  ]
  for (const [rule, telephone, state, ...names] of wayTable)
    it(rule, async () => {
      const diner = await renderPlugins(called(telephone))
      await diner.sees(() => {
        if (state === 'unknown') isUnknown(diner)
        diner.kernel.banner.fail({ ...failure, ...(state !== 'known' && { again: tryAgain }) })
      })
      expect(ways()).to.deep.equal(names)
      if (telephone) return
      const text = document.getElementById(diner.gets('alert').getAttribute('aria-describedby')!)
      expect(text!.textContent).to.include('Unexpected / Unknown error')
    })

  it('OK takes the focus and gives it back', async () => {
    const diner = await renderPlugins({ plugins: [asking] })
    await diner.presses('Ask')
    expect(document.activeElement).to.equal(diner.gets('button', 'OK'))
    await diner.presses('OK')
    expect(document.activeElement).to.equal(diner.gets('button', 'Ask'))
  })

  it('WCAG 3.2.1, 2.4.3: an early error takes no focus, and its buttons give it to the heading', async () => {
    for (const name of ['OK', 'Try again']) {
      const diner = await renderPlugins({ plugins: [threshold], shadow: true })
      await diner.sees(() => diner.kernel.banner.fail({ ...failure, again: tryAgain }))
      expect(diner.host.shadowRoot!.activeElement).to.equal(null)
      diner.gets('button', name).focus()
      await diner.waits(500)
      await diner.keys('{Enter}')
      expect(diner.has('alert')).to.equal(false)
      expect(diner.host.shadowRoot!.activeElement).to.equal(diner.gets('heading', 'Welcome'))
      removeWidget()
    }
  })

  it('the heading takes the focus from OK if the last control is gone', async () => {
    const diner = await renderPlugins({ plugins: [asking], shadow: true })
    await diner.presses('Ask')
    diner.gets('button', 'Ask').setAttribute('disabled', '')
    await diner.presses('OK')
    expect(diner.host.shadowRoot!.activeElement).to.equal(diner.gets('heading', 'Asking'))
  })

  it('WCAG 3.2.1: a press without a focus and a focus in a new popup count as use', async () => {
    const { root, fails, diner } = await loads()
    root.dispatchEvent(new window.Event('pointerup'))
    expect(await fails()).to.equal(diner.gets('button', 'OK'))
    removeWidget()

    const opened = await loads()
    opened.root.appendChild(document.createElement('button')).focus()
    expect(await opened.fails()).to.equal(opened.diner.gets('button', 'OK'))
  })

  /** The page has loaded, with the banner's file. */
  async function loads() {
    const diner = await renderPlugins({ ...called('021 496 0101'), shadow: true })
    await diner.waits(5_000)
    const root = diner.host.shadowRoot!
    const fails = async () => {
      await diner.sees(() => diner.kernel.banner.fail(failure))
      return root.activeElement
    }
    return { root, fails, diner }
  }

  it('a banner that closes leaves a focus alone that it did not have', async () => {
    const diner = await renderPlugins({ plugins: [asking], shadow: true })
    await diner.sees(() => diner.kernel.banner.fail(failure))
    await diner.sees(() => diner.kernel.banner.dismiss())
    expect(diner.host.shadowRoot!.activeElement).to.equal(null)
  })

  it('continue.checks: the height that Continue reserves is free after OK, unless Continue still runs', async () => {
    const diner = await renderPlugins({ plugins: [asking] })
    const isReserved = () => document.querySelector('[data-keeps-height]') !== null
    let comes = () => undefined as void
    await diner.sees(() => void diner.kernel.tasks.advance(() => new Promise((done) => (comes = done))))
    await diner.presses('Ask')
    await diner.presses('OK')
    expect(isReserved()).to.equal(true)
    await diner.sees(() => comes())
    await diner.presses('Ask')
    expect(isReserved()).to.equal(true)
    await diner.presses('OK')
    expect(isReserved()).to.equal(false)
  })

  it('banner.errors: a key that was meant for something else does not dismiss it unread', async () => {
    const diner = await renderPlugins({ plugins: [asking] })
    await diner.presses('Ask')
    await diner.keys(' ')
    await diner.keys('{Enter}')
    expect(diner.has('alert')).to.equal(true)
    await diner.waits(500)
    await diner.keys(' ')
    expect(diner.has('alert')).to.equal(false)
  })

  it('WCAG 2.1.1: a press by key counts at once when the diner has moved on by Tab', async () => {
    const diner = await renderPlugins({ plugins: [asking] })
    await diner.presses('Ask')
    await diner.keys('{Tab}{Shift>}{Tab}{/Shift}{Enter}')
    expect(diner.has('alert')).to.equal(false)
  })

  it('banner.errors: takes no press that began elsewhere', async () => {
    const diner = await renderPlugins({ plugins: [asking] })
    diner.gets('button', 'Ask').focus()
    await diner.keys('{ >}')
    await diner.sees(() => diner.kernel.banner.fail(failure))
    expect(document.activeElement).to.equal(diner.gets('button', 'OK'))
    await diner.waits(500)
    await diner.keys('{/ }')
    expect(diner.has('alert')).to.equal(true)
    await diner.keys(' ')
    expect(diner.has('alert')).to.equal(false)
  })

  it('access.focus-uncovered, WCAG 2.4.11: gives way while the focus is in the form', async () => {
    const diner = await renderPlugins({ plugins: [asking], shadow: true })
    await diner.sees(() => diner.kernel.banner.fail(failure))
    const isAside = () => diner.gets('alert').parentElement!.hasAttribute('data-aside')
    expect(isAside()).to.equal(false)
    diner.gets('button', 'Ask').focus()
    expect(isAside()).to.equal(true)
    diner.gets('button', 'Ask').blur()
    expect(isAside()).to.equal(false)
    diner.gets('button', 'OK').focus()
    expect(isAside()).to.equal(false)
  })

  it('WCAG 2.4.11: gives way to a focused button of the bar only where it is over it', async () => {
    const Bar = () => (
      <div className="action">
        <button>Go on</button>
      </div>
    )
    const low = { id: 'low', priority: 'base', when: () => true, load: page('Low', Bar) } as const
    const diner = await renderPlugins({ plugins: [definePlugin({ id: 'low', steps: [low] })], shadow: true })
    await diner.sees(() => diner.kernel.banner.fail(failure))
    const banner = diner.gets('alert')
    const button = diner.gets('button', 'Go on')
    banner.getBoundingClientRect = () => box(500, 700)
    for (const [top, isOver] of [
      [600, true],
      [700, false],
    ] as const) {
      button.getBoundingClientRect = () => box(top, top + 50)
      button.focus()
      expect(banner.parentElement!.hasAttribute('data-aside'), String(top)).to.equal(isOver)
      button.blur()
    }
  })

  it('WCAG 3.2.1: leaves the focus in a field of the page, also when it disappears', async () => {
    const diner = await renderPlugins({ plugins: [asking], shadow: true })
    const field = document.body.appendChild(document.createElement('input'))
    field.focus()
    await diner.sees(() => diner.kernel.banner.fail(failure))
    expect(diner.has('alert')).to.equal(true)
    await diner.sees(() => diner.kernel.banner.dismiss())
    expect(document.activeElement).to.equal(field)
    field.remove()
  })

  it('banner.errors: another action dismisses it and goes there', async () => {
    let again = 0
    const diner = await renderPlugins({ plugins: [threshold] })
    const way = { label: 'widget.tryAgain', run: () => void again++ }
    await diner.sees(() => diner.kernel.banner.fail({ ...failure, again: way }))
    await diner.presses('Try again')
    expect(again).to.equal(1)
    expect(diner.has('alert')).to.be.false
  })

  it('WCAG 4.1.3: is announced in sentences, with the telephone’s number', async () => {
    const diner = await renderPlugins(called('021 496 0101'))
    await diner.sees(() => diner.kernel.banner.fail({ ...failure, errors: ['No table', 'Closed!'] }))
    const text = document.getElementById(diner.gets('alert').getAttribute('aria-describedby')!)
    const seen = [...text!.querySelectorAll('p, li')].map(({ textContent }) => textContent)
    expect([...text!.querySelectorAll('[data-stop]')].map(({ textContent }) => textContent)).to.deep.equal([
      'Unexpected / Unknown error',
      'No table',
    ])
    expect(seen).to.deep.equal([
      'Unexpected / Unknown error',
      'No table',
      'Closed!',
      'You can call the restaurant on 021 496 0101',
    ])
  })

  it('takes the focus from nowhere else when it disappears without a press', async () => {
    const diner = await renderPlugins({ plugins: [asking] })
    await diner.presses('Ask')
    const other = document.body.appendChild(document.createElement('input'))
    other.focus()
    await diner.sees(() => diner.kernel.banner.dismiss())
    expect(document.activeElement).to.equal(other)
    other.remove()
  })

  it('is in the step, after everything else', async () => {
    const diner = await renderPlugins({ plugins: [asking] })
    await diner.presses('Ask')
    const order = diner.gets('button', 'Ask').compareDocumentPosition(diner.gets('alert'))
    expect(order).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(document.querySelector('.main')!.contains(diner.gets('alert'))).to.equal(true)
  })

  const sentence = 'You can call the restaurant on'
  for (const [telephone, isShown, href] of [
    ['021 496 0101', true, 'tel:0214960101'],
    ['1800 PIZZA', true, null],
    ['ask at the door', false, null],
    ['', false, null],
  ] as const)
    it(`banner.telephone, telephone.call-link: "${telephone}" is ${isShown ? '' : 'not '}shown`, async () => {
      const diner = await renderPlugins(called(telephone))
      await diner.sees(() => diner.kernel.banner.fail(failure))
      expect(diner.reads().includes(`${sentence} ${telephone}`)).to.equal(isShown)
      expect(diner.reads().includes(sentence)).to.equal(isShown)
      expect(document.querySelector('[role=alert] a')?.getAttribute('href') ?? null).to.equal(href)
    })
})
