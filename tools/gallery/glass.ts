import { addressOf, type Shown } from './address'

/** How many pictures are walked at once: each is a whole widget. */
const atOnce = 3

/** A picture's height before its own is known, in pixels. */
const firstHeight = 720

/**
 * A page behind glass: to be looked at, not to be used, so that it takes no focus from the gallery. It is loaded when
 * it comes into sight, and scaled to the room it has.
 *
 * @param fixed the glass keeps the height that its styles give it
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
      void inTurn(() => load(frame, addressOf(shown))).then((told) => {
        height = Math.max(firstHeight, told.height)
        if (told.picture === 'failed') box.append(failure())
        fit()
      })
    },
    { rootMargin: '50% 0px' },
  )
  sight.observe(box)
  return box
}

interface Told {
  readonly picture: 'there' | 'failed'
  readonly height: number
}

/** Until the frame says that its picture is there, or is given up. */
function load(frame: HTMLIFrameElement, address: string): Promise<Told> {
  return new Promise((resolve) => {
    const listen = ({ source, data }: MessageEvent<Told>) => {
      if (source !== frame.contentWindow || !data.picture) return
      removeEventListener('message', listen)
      resolve(data)
    }
    addEventListener('message', listen)
    // One that has been taken away says nothing any more.
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
  const text = 'This picture did not come. Open it alone to see why.'
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
