/**
 * Stands in for hCaptcha's api.js in the tests: its call signatures, and what its own client does with them. The box
 * and the challenge are frames of another origin. A challenge in a container of the page's is drawn there unseen from
 * the start, gets its size and shows itself when it opens, and takes no focus; otherwise it goes into the body.
 *
 * Site keys: "easy" is passed at the first press, "broken" says that the network failed.
 */
window.hcaptcha = (() => {
  const settings = new URL(document.currentScript.src).searchParams
  const frames = 'https://newassets.hcaptcha.com/captcha/v1/stand-in/'
  const tokenSeconds = 120
  const widgets = new Map()
  let made = 0
  let passed = 0

  function frame(name, id, title, styles) {
    const element = document.createElement('iframe')
    element.src = `${frames}${name}.html#${id}`
    element.title = title
    element.dataset.hcaptchaWidgetId = id
    Object.assign(element.style, { border: 0 }, styles)
    return element
  }

  const elementOf = (given) => (typeof given === 'string' ? document.getElementById(given) : given)

  function known(id) {
    const widget = id === undefined ? [...widgets.values()][0] : widgets.get(id)
    if (!widget) throw new Error(`[hCaptcha] invalid captcha id: ${id}`)
    return widget
  }

  function render(given, config) {
    const container = elementOf(given)
    if (container?.nodeType !== 1) return console.log(`[hCaptcha] render: invalid container '${given}'.`)
    const place = elementOf(config['challenge-container'])
    if ('challenge-container' in config && place?.nodeType !== 1)
      return console.log(`[hCaptcha] render: invalid challenge container '${place}'.`)
    const other = container.querySelector('iframe')
    if (other) {
      console.error('Only one captcha is permitted per parent container.')
      return other.dataset.hcaptchaWidgetId
    }
    const id = `${made++}${Math.random().toString(36).slice(2)}`
    const [width, height] = config.size === 'compact' ? [164, 144] : [303, 78]
    const box = frame('checkbox', id, 'Widget containing checkbox for hCaptcha security challenge', {
      width: `${width}px`,
      height: `${height}px`,
    })
    const challenge = frame('challenge', id, 'Main content of the hCaptcha challenge', {
      position: 'relative',
      opacity: 0,
      visibility: 'hidden',
    })
    const answer = document.createElement('textarea')
    answer.name = 'h-captcha-response'
    answer.style.display = 'none'
    container.append(box, answer)
    let parent = place
    if (!parent) {
      parent = document.createElement('div')
      Object.assign(parent.style, { position: 'absolute', left: '20px', top: '20px' })
      document.body.append(parent)
    }
    parent.append(challenge)
    widgets.set(id, { config, container, box, challenge, answer, parent, place, open: false })
    return id
  }

  function show(widget) {
    widget.open = true
    const { clientWidth, clientHeight } = document.documentElement
    const [width, height] = [Math.min(400, clientWidth), Math.min(600, clientHeight)].map(
      (size) => `${size}px`,
    )
    Object.assign(widget.challenge.style, { width, height, opacity: 1, visibility: 'visible' })
    if (!widget.place) widget.challenge.focus()
    Promise.resolve().then(() => widget.config['open-callback']?.())
  }

  function close(widget, event) {
    widget.open = false
    Object.assign(widget.challenge.style, { opacity: 0, visibility: 'hidden' })
    widget.box.focus()
    if (event === 'passed') return pass(widget)
    say(widget, 'reset')
    if (event === 'escaped') widget.config['close-callback']?.()
    if (event === 'network-error') widget.config['error-callback']?.(event)
  }

  function pass(widget) {
    widget.answer.value = `P1_${++passed}`
    say(widget, 'tick')
    widget.config.callback?.(widget.answer.value)
    clearTimeout(widget.timer)
    widget.timer = setTimeout(() => {
      clear(widget)
      widget.config['expired-callback']?.()
    }, tokenSeconds * 1000)
  }

  function clear(widget) {
    widget.answer.value = ''
    clearTimeout(widget.timer)
    say(widget, 'reset')
  }

  const say = ({ box }, what) => box.contentWindow?.postMessage(what, '*')

  addEventListener('message', ({ data }) => {
    const widget = widgets.get(data?.id)
    if (!widget) return
    const { sitekey } = widget.config
    if (data.event !== 'selected') close(widget, data.event)
    else if (sitekey === 'easy') close(widget, 'passed')
    else if (sitekey === 'broken') close(widget, 'network-error')
    else show(widget)
  })

  // Its own set-up takes a moment; `onload` is called after it.
  setTimeout(() => window[settings.get('onload')]?.(), 1)
  return {
    render,
    reset: (id) => clear(known(id)),
    close: (id) => close(known(id), 'escaped'),
    getResponse: (id) => known(id).answer.value,
    execute: (id) => show(known(id)),
    remove(id) {
      const widget = known(id)
      clearTimeout(widget.timer)
      widget.parent.removeChild(widget.challenge)
      if (!widget.place) widget.parent.remove()
      widget.container.removeChild(widget.box)
      widget.container.removeChild(widget.answer)
      widgets.delete(id)
    },
  }
})()
