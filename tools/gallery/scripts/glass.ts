import { addressOf, type Shown } from '../pictures'

/** How many pictures load at once. Each is a whole widget. */
const atOnce = 3

/** A picture's height before its own is known, in pixels. */
const firstHeight = 720

/**
 * A picture's page, inert and scaled to its place. It loads when it scrolls into view.
 *
 * @param fixed the style sheet sets its height
 */
export function glass(shown: Shown, fixed = false): HTMLElement {
  const box = Object.assign(document.createElement('div'), { className: 'glass' })
  const frame = document.createElement('iframe')
  let height = firstHeight
  Object.assign(frame, { title: shown.picture.title, inert: true, tabIndex: -1 })
  box.append(frame)

  function fit() {
    const scale = box.clientWidth / shown.width
    Object.assign(frame.style, {
      width: `${shown.width}px`,
      height: `${height}px`,
      transform: `scale(${scale})`,
    })
    if (!fixed) box.style.height = `${Math.ceil(height * scale)}px`
  }

  new ResizeObserver(fit).observe(box)
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      void inTurn(() => load(frame, addressOf(shown))).then((message) => {
        height = Math.max(firstHeight, message.height)
        if (message.picture === 'failed') box.append(failure())
        fit()
      })
    },
    { rootMargin: '50% 0px' },
  )
  sight.observe(box)
  return box
}

/** A frame's message about its picture. */
interface PictureMessage {
  readonly picture: 'there' | 'failed'
  readonly height: number
}

/** Resolves when the frame's picture is complete or has failed. */
function load(frame: HTMLIFrameElement, address: string): Promise<PictureMessage> {
  return new Promise((resolve) => {
    const listen = ({ source, data }: MessageEvent<PictureMessage>) => {
      if (source !== frame.contentWindow || !data.picture) return
      removeEventListener('message', listen)
      resolve(data)
    }
    addEventListener('message', listen)
    // A frame that was removed sends no message.
    const gone = setInterval(() => {
      if (frame.isConnected) return
      clearInterval(gone)
      removeEventListener('message', listen)
      resolve({ picture: 'there', height: 0 })
    }, 1_000)
    frame.src = address
  })
}

function failure(): HTMLElement {
  const text = 'This picture didn’t load. Open it alone to see why.'
  return Object.assign(document.createElement('p'), { className: 'failure', textContent: text })
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
  running++
  try {
    return await task()
  } finally {
    running--
    waiting.shift()?.()
  }
}
