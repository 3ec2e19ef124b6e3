import { expect } from 'chai'
import type { PluginContext } from 'tavola'
import { usePlugin } from 'tavola/controls'
import { removeWidget, renderPlugins, type Diner } from '../kit/diner'
import { venue } from '../kit/fixtures'
import { threshold } from '../kit/stand-ins'
import { descriptionOf, elsewhere, fails, focused, stepOf } from './set-up'

const asking = stepOf('Asking', () => {
  const { fail } = usePlugin<PluginContext>()
  return <button onClick={() => fail({ code: 'widget.unexpected' })}>Ask</button>
})

/** A diner at a button that fails, or at another step. */
const begins = (step = asking, shadow = false, telephone = '') =>
  renderPlugins({ plugins: [step], first: { venue: venue({ telephone }) }, shadow })

const number = '021 496 0101'
const unexpected = 'Unexpected / Unknown error'
const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)
const box = (top: number, bottom: number) => ({ top, bottom, left: 0, right: 600 }) as DOMRect

describe('ui: the error banner', () => {
  it('banner.errors, WCAG 4.1.3: shows, lists and announces its sentences, until OK', async () => {
    const diner = await begins(threshold, false, number)
    await fails(diner, { errors: ['No table', '<b>No pizza</b>!'] })
    expect(textsOf(diner.within('alert').getsAll('listitem'))).to.deep.equal(['No table', '<b>No pizza</b>!'])
    const text = document.getElementById(diner.gets('alert').getAttribute('aria-describedby')!)!
    expect(textsOf(text.querySelectorAll('[data-stop]'))).to.deep.equal([unexpected, 'No table'])
    const call = `You can call the restaurant on ${number}`
    expect(textsOf(text.querySelectorAll('p, li'))).to.deep.equal([
      unexpected,
      'No table',
      '<b>No pizza</b>!',
      call,
    ])
    await diner.presses('OK')
    expect(diner.has('alert')).to.be.false
  })

  it('banner.dismiss: another action dismisses it and goes there', async () => {
    let again = 0
    const diner = await begins(threshold)
    await fails(diner, { again: { label: 'widget.tryAgain', run: () => void again++ } })
    await diner.presses('Try again')
    expect([again, diner.has('alert')]).to.deep.equal([1, false])
  })

  it('is in the step, after everything else', async () => {
    const diner = await begins()
    await fails(diner)
    const order = diner.gets('button', 'Ask').compareDocumentPosition(diner.gets('alert'))
    expect(order).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(document.querySelector('.main')!.contains(diner.gets('alert'))).to.equal(true)
  })

  it('continue.checks: the height that Continue reserves is free after OK, unless Continue still runs', async () => {
    const diner = await begins()
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

  const sentence = 'You can call the restaurant on'
  for (const [telephone, isShown, href] of [
    ['021 496 0101', true, 'tel:0214960101'],
    ['1800 PIZZA', true, null],
    ['ask at the door', false, null],
    ['', false, null],
  ] as const)
    it(`banner.telephone, telephone.call-link: "${telephone}" is ${isShown ? '' : 'not '}shown`, async () => {
      const diner = await begins(threshold, false, telephone)
      await fails(diner)
      expect(diner.reads().includes(`${sentence} ${telephone}`)).to.equal(isShown)
      expect(diner.reads().includes(sentence)).to.equal(isShown)
      expect(document.querySelector('[role=alert] a')?.getAttribute('href') ?? null).to.equal(href)
    })
})

describe('ui: the ways on of the error banner', () => {
  /** Each with its look. */
  const ways = () =>
    [...document.querySelectorAll<HTMLElement>('[role=alert] :is(a, button)')].map((way) => {
      const isQuiet = !way.classList.contains('button') || way.classList.contains('button-quiet')
      const marks = [isQuiet && 'quiet', way === document.activeElement && 'focus'].filter(Boolean)
      return [way.textContent, ...marks].join(' ')
    })
  const again = { label: 'widget.tryAgain', run: () => undefined }
  const isUnknown = (diner: Diner) =>
    diner.kernel.sender.restore({ content: '', answered: false, values: {}, telephone: null })

  for (const [rule, telephone, state, names] of [
    [
      'WCAG 3.2.6: the telephone comes first, and OK alone has the focus',
      number,
      'known',
      [`${number} quiet`, 'OK focus'],
    ],
    [
      'the action has the focus, and OK is quiet',
      number,
      'again',
      [`${number} quiet`, 'Try again focus', 'OK quiet'],
    ],
    [
      'after an unknown outcome the telephone has the focus',
      number,
      'unknown',
      [`${number} focus`, 'Try again quiet', 'OK quiet'],
    ],
    [
      'after an unknown outcome without a telephone OK has it',
      '',
      'unknown',
      ['Try again quiet', 'OK focus'],
    ],
  ] as const)
    it(rule, async () => {
      const diner = await begins(threshold, false, telephone)
      if (state === 'unknown') isUnknown(diner)
      await fails(diner, state === 'known' ? {} : { again })
      expect(ways()).to.deep.equal(names)
      if (!telephone) expect(descriptionOf(diner.gets('alert'))).to.include(unexpected)
    })

  it('WCAG 3.2.1, 2.4.3: an early error takes no focus, and its buttons give it to the heading', async () => {
    for (const name of ['OK', 'Try again']) {
      const diner = await begins(threshold, true)
      await fails(diner, { again })
      expect(focused(diner)).to.equal(null)
      diner.gets('button', name).focus()
      await diner.waits(500)
      await diner.keys('{Enter}')
      expect(diner.has('alert')).to.equal(false)
      expect(focused(diner)).to.equal(diner.gets('heading', 'Welcome'))
      removeWidget()
    }
  })
})

describe('ui: the focus and the keys at the error banner', () => {
  it('OK takes the focus and gives it back, or to the heading if the last control is gone', async () => {
    const diner = await begins(asking, true)
    for (const [role, name] of [
      ['button', 'Ask'],
      ['heading', 'Asking'],
    ] as const) {
      await diner.presses('Ask')
      expect(focused(diner)).to.equal(diner.gets('button', 'OK'))
      if (role === 'heading') diner.gets('button', 'Ask').setAttribute('disabled', '')
      await diner.presses('OK')
      expect(focused(diner)).to.equal(diner.gets(role, name))
    }
  })

  for (const [what, uses] of [
    ['a press without a focus', (root: ShadowRoot) => void root.dispatchEvent(new window.Event('pointerup'))],
    [
      'a focus in a new popup',
      (root: ShadowRoot) => root.appendChild(document.createElement('button')).focus(),
    ],
  ] as const)
    it(`WCAG 3.2.1: ${what} counts as use`, async () => {
      const diner = await begins(threshold, true, number)
      // The page has loaded, with the banner's file.
      await diner.waits(5_000)
      uses(diner.host.shadowRoot!)
      await fails(diner)
      expect(focused(diner)).to.equal(diner.gets('button', 'OK'))
    })

  it('WCAG 3.2.1: one that comes and goes without a press leaves the focus where it is', async () => {
    const diner = await begins(asking, true)
    await fails(diner)
    await diner.sees(() => diner.kernel.banner.dismiss())
    expect(focused(diner)).to.equal(null)
    const field = elsewhere()
    await fails(diner)
    expect(diner.has('alert')).to.equal(true)
    await diner.sees(() => diner.kernel.banner.dismiss())
    expect(document.activeElement).to.equal(field)
    await diner.presses('Ask')
    field.focus()
    await diner.sees(() => diner.kernel.banner.dismiss())
    expect(document.activeElement).to.equal(field)
    field.remove()
  })

  it('banner.errors: a key that was meant for something else does not dismiss it unread', async () => {
    const diner = await begins()
    await diner.presses('Ask')
    await diner.keys(' ')
    await diner.keys('{Enter}')
    expect(diner.has('alert')).to.equal(true)
    await diner.waits(500)
    await diner.keys(' ')
    expect(diner.has('alert')).to.equal(false)
  })

  it('WCAG 2.1.1: a press by key counts at once when the diner has moved on by Tab', async () => {
    const diner = await begins()
    await diner.presses('Ask')
    await diner.keys('{Tab}{Shift>}{Tab}{/Shift}{Enter}')
    expect(diner.has('alert')).to.equal(false)
  })

  it('banner.errors: takes no press that began elsewhere', async () => {
    const diner = await begins()
    diner.gets('button', 'Ask').focus()
    await diner.keys('{ >}')
    await fails(diner)
    expect(focused(diner)).to.equal(diner.gets('button', 'OK'))
    await diner.waits(500)
    await diner.keys('{/ }')
    expect(diner.has('alert')).to.equal(true)
    await diner.keys(' ')
    expect(diner.has('alert')).to.equal(false)
  })

  const isAside = (diner: Diner) => diner.gets('alert').parentElement!.hasAttribute('data-aside')

  it('access.focus-uncovered, WCAG 2.4.11: gives way while the focus is in the form', async () => {
    const diner = await begins(asking, true)
    await fails(diner)
    const ask = diner.gets('button', 'Ask')
    const seen = [() => {}, () => ask.focus(), () => ask.blur(), () => diner.gets('button', 'OK').focus()]
    expect(seen.map((moves) => (moves(), isAside(diner)))).to.deep.equal([false, true, false, false])
  })

  it('WCAG 2.4.11: gives way to a focused button of the bar only where it is over it', async () => {
    const bar = stepOf('Low', () => (
      <div className="action">
        <button>Go on</button>
      </div>
    ))
    const diner = await begins(bar, true)
    await fails(diner)
    const button = diner.gets('button', 'Go on')
    diner.gets('alert').getBoundingClientRect = () => box(500, 700)
    for (const [top, isOver] of [
      [600, true],
      [700, false],
    ] as const) {
      button.getBoundingClientRect = () => box(top, top + 50)
      button.focus()
      expect(isAside(diner), String(top)).to.equal(isOver)
      button.blur()
    }
  })
})
