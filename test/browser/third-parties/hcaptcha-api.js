/**
 * Stands in for hCaptcha's api.js in the tests: the calls that the plugin makes, and what its own client does with them. The box and the
 * challenge are frames of another origin. The challenge is drawn unseen from the start, gets its size and shows itself when it
 * opens, and takes no focus.
 */
window.hcaptcha = (() => {
  const loaded = new URL(document.currentScript.src).searchParams.get('onload')
  const frames = 'https://newassets.hcaptcha.com/captcha/v1/stand-in/'
  const tokenLife = 120_000
  const widgets = new Map()
  let passed = 0

  function frame(name, id, title, styles) {
    const element = document.createElement('iframe')
    Object.assign(element, { src: `${frames}${name}.html#${id}`, title })
    Object.assign(element.style, { border: 0 }, styles)
    return element
  }

  function render(container, config) {
    const id = `stand-in-${Math.random()}`
    const [width, height] = config.size === 'compact' ? ['164px', '144px'] : ['303px', '78px']
    const title = 'Widget containing checkbox for hCaptcha security challenge'
    const box = frame('checkbox', id, title, { width, height })
    const unseen = { position: 'relative', opacity: 0, visibility: 'hidden' }
    const challenge = frame('challenge', id, 'Main content of the hCaptcha challenge', unseen)
    const answer = document.createElement('textarea')
    answer.style.display = 'none'
    container.append(box, answer)
    config['challenge-container'].append(challenge)
    widgets.set(id, { config, box, challenge, answer })
    return id
  }

  function show({ config, challenge }) {
    const { clientWidth, clientHeight } = document.documentElement
    const [width, height] = [Math.min(400, clientWidth), Math.min(600, clientHeight)].map(
      (size) => `${size}px`,
    )
    Object.assign(challenge.style, { width, height, opacity: 1, visibility: 'visible' })
    Promise.resolve().then(() => config['open-callback']())
  }

  function close(widget, isPassed) {
    Object.assign(widget.challenge.style, { opacity: 0, visibility: 'hidden' })
    widget.box.focus()
    if (isPassed) return pass(widget)
    say(widget, 'reset')
    widget.config['close-callback']()
  }

  function pass(widget) {
    say(widget, 'tick')
    widget.config.callback(`P1_${++passed}`)
    clearTimeout(widget.timer)
    widget.timer = setTimeout(() => {
      reset(widget)
      widget.config['expired-callback']()
    }, tokenLife)
  }

  function reset(widget) {
    clearTimeout(widget.timer)
    say(widget, 'reset')
  }

  const say = ({ box }, what) => box.contentWindow?.postMessage(what, '*')

  addEventListener('message', ({ data }) => {
    const widget = widgets.get(data?.id)
    if (widget && data.event === 'selected') show(widget)
    else if (widget) close(widget, data.event === 'passed')
  })

  // Its own set-up takes a moment; `onload` is called after it.
  setTimeout(() => window[loaded]?.(), 1)
  return {
    render,
    reset: (id) => reset(widgets.get(id)),
    close: (id) => close(widgets.get(id), false),
    execute: (id) => show(widgets.get(id)),
    remove(id) {
      const { timer, ...parts } = widgets.get(id)
      clearTimeout(timer)
      for (const part of [parts.box, parts.challenge, parts.answer]) part.remove()
      widgets.delete(id)
    },
  }
})()
