import { element } from './element.js'

/**
 * Stands in for hCaptcha on the example pages: a box to tick and a challenge to pass, of the same signatures and
 * sizes, without a server behind it. It checks nothing. `npm start` serves it; no build of the widget holds it.
 */

const mark = 'Sandbox - no real check'
/** hCaptcha's tokens live as long. */
const tokenLife = 120_000

/** By its `theme`. */
const looks = {
  light: {
    ink: '#2b2320',
    soft: '#5c524b',
    ground: '#fafafa',
    field: '#fff',
    line: '#d3d0cc',
    edge: '#857b74',
  },
  dark: { ink: '#f4f1ee', soft: '#c2bab3', ground: '#333', field: '#222', line: '#4d4d4d', edge: '#999' },
}
const font = '400 15px/1.4 system-ui, sans-serif'
const lookOf = ({ theme }) => looks[theme] ?? looks.light
const boxStyles = ({ theme }) => ({
  boxSizing: 'border-box',
  color: lookOf({ theme }).ink,
  background: lookOf({ theme }).ground,
  colorScheme: theme === 'dark' ? 'dark' : 'light',
  font,
})

const widgets = new Map()

export const hcaptcha = { render, reset, remove, close, execute, getResponse }

/** @returns the widget's id, for the other functions */
function render(given, config) {
  const container = elementOf(given)
  const place = elementOf(config['challenge-container']) ?? document.body
  const id = `sandbox-${crypto.randomUUID?.() ?? Math.random()}`
  const tick = element('input', tickStyles, { type: 'checkbox' })
  const widget = { config, token: '', timer: undefined, tick, box: boxOf(config, tick), challenge: null }
  tick.addEventListener('click', (event) => {
    // It is ticked once the challenge is passed.
    event.preventDefault()
    if (widget.token === '') open(widget)
  })
  widget.challenge = challengeOf(widget)
  container.append(widget.box)
  place.append(widget.challenge)
  widgets.set(id, widget)
  return id
}

function reset(id) {
  const widget = known(id)
  clearTimeout(widget.timer)
  widget.token = ''
  widget.tick.checked = false
}

function remove(id) {
  const widget = known(id)
  clearTimeout(widget.timer)
  widget.box.remove()
  widget.challenge.remove()
  widgets.delete(id)
}

function close(id) {
  const widget = known(id)
  shut(widget)
  widget.config['close-callback']?.()
}

function execute(id) {
  open(known(id))
}

function getResponse(id) {
  return known(id).token
}

function open(widget) {
  widget.challenge.style.display = 'block'
  widget.config['open-callback']?.()
  setTimeout(() => widget.challenge.querySelector('button')?.focus())
}

function shut(widget) {
  widget.challenge.style.display = 'none'
  widget.challenge.lastChild.textContent = ''
  widget.tick.focus()
}

function pass(widget) {
  shut(widget)
  widget.token = `sandbox-token-${Date.now()}`
  setTimeout(() => (widget.tick.checked = widget.token !== ''))
  widget.timer = setTimeout(() => {
    widget.token = ''
    widget.tick.checked = false
    widget.config['expired-callback']?.()
  }, tokenLife)
  widget.config.callback?.(widget.token)
}

function boxOf(config, tick) {
  const { soft, line } = lookOf(config)
  const [width, height] = config.size === 'compact' ? ['164px', '144px'] : ['303px', '78px']
  const label = element(
    'label',
    { ...plain, display: 'flex', gap: '12px', alignItems: 'center', cursor: 'pointer' },
    {},
    tick,
    'I am human (sandbox)',
  )
  const note = element('div', { ...plain, marginTop: '6px', color: soft, fontSize: '12px' }, {}, mark)
  const styles = {
    width,
    height,
    padding: '13px 15px',
    border: `1px solid ${line}`,
    borderRadius: '4px',
  }
  return element('div', { ...boxStyles(config), ...styles }, {}, label, note)
}

/** A question that anyone can answer, each answer a button. */
function challengeOf(widget) {
  const { ink, soft, field, edge } = lookOf(widget.config)
  const said = element('p', { ...plain, minHeight: '21px', margin: '12px 0 0' }, { ariaLive: 'polite' })
  const answer = (text) => {
    const styles = { ...answerStyles, color: ink, background: field, border: `1px solid ${edge}`, font }
    const button = element('button', styles, { type: 'button' }, text)
    button.addEventListener('click', () => {
      if (text === 'A pizza') pass(widget)
      else said.textContent = 'Not quite. Please choose again.'
    })
    return button
  }
  const challenge = element(
    'div',
    { ...boxStyles(widget.config), ...challengeStyles },
    {},
    element('p', { ...plain, margin: '0 0 4px', color: soft, fontSize: '12px' }, {}, mark),
    element(
      'p',
      { ...plain, margin: '0 0 12px', font: '600 18px/1.3 system-ui, sans-serif' },
      {},
      'Which of these can you eat?',
    ),
    ...['A piano', 'A pizza', 'A parasol'].map(answer),
    said,
  )
  challenge.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    shut(widget)
    widget.config['close-callback']?.()
  })
  return challenge
}

/** Said outright: a widget that shields the boxes from its page lets nothing else reach them. */
const plain = { color: 'inherit', font: 'inherit' }

const tickStyles = {
  width: '24px',
  height: '24px',
  margin: '0',
  appearance: 'auto',
  outline: 'revert',
  colorScheme: 'inherit',
}

const challengeStyles = { display: 'none', width: '300px', maxWidth: '100%', padding: '8px 20px 20px' }

const answerStyles = {
  display: 'block',
  boxSizing: 'border-box',
  outline: 'revert',
  textAlign: 'center',
  width: '100%',
  minHeight: '44px',
  margin: '0 0 8px',
  borderRadius: '4px',
  cursor: 'pointer',
}

function known(id = [...widgets.keys()][0]) {
  const widget = widgets.get(id)
  if (!widget) throw new Error(`[hCaptcha sandbox] invalid captcha id: ${id}`)
  return widget
}

const elementOf = (given) => (typeof given === 'string' ? document.getElementById(given) : given)
