import { brands, type GalleryBrand } from '../brands'
import { fits, journeys, type Picture } from '../picture'
import { pictures, addressOf, type Shown } from '../pictures'

/** The gallery's page. Its address keeps the choices, so that they can be shared. */

type Journey = keyof typeof journeys

const form = document.querySelector('form')!
const main = document.querySelector('main')!
const status = document.querySelector('#shown')!

/** The picture on a brand's card. */
const emblem = pictures.find(({ id }) => id === 'chosen')!

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: object = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  Object.assign(element, properties)
  element.append(...children)
  return element
}

function brandCard(brand: GalleryBrand): HTMLElement {
  const picture = glass({ brand, picture: emblem, width: 480, scheme: '', language: '' }, true)
  const about = make('p', { id: `about-${brand.id}`, className: 'brand-about' }, brand.about)
  const radio = make('input', { type: 'radio', name: 'brand', value: brand.id })
  radio.setAttribute('aria-describedby', about.id)
  const label = make('label', { className: 'brand-name' }, radio, ` ${brand.label}`)
  return make('div', { className: 'brand' }, picture, label, about)
}

function figure(shown: Shown): HTMLElement {
  const { picture } = shown
  const alone = make('a', { href: addressOf(shown) }, 'Open alone')
  alone.setAttribute('aria-label', `Open alone: ${picture.title}`)
  return make(
    'figure',
    {},
    make(
      'figcaption',
      {},
      make('h3', {}, picture.title),
      make('p', {}, picture.caption),
      make('p', {}, `Scene: “${picture.scene}”. `, alone),
    ),
    glass(shown),
  )
}

function section(journey: Journey, here: readonly Picture[], look: Omit<Shown, 'picture'>): HTMLElement {
  const row = make('div', { className: 'row' }, ...here.map((picture) => figure({ ...look, picture })))
  const heading = make('h2', { id: journey }, journeys[journey])
  const part = make('section', {}, heading, row)
  part.setAttribute('aria-labelledby', journey)
  return part
}

function show(): void {
  const chosen = Object.fromEntries(new FormData(form)) as Record<string, string>
  const brand = brands.find(({ id }) => id === chosen.brand) ?? brands[0]!
  const width = Number(chosen.width)
  const { scheme = '', language = '' } = chosen
  const wanted = (journey: Journey) => !chosen.journey || chosen.journey === journey
  const here = pictures.filter((picture) => fits(picture, brand) && wanted(picture.journey))
  const parts = (Object.keys(journeys) as Journey[]).flatMap((journey) => {
    const own = here.filter((picture) => picture.journey === journey)
    return own.length > 0 ? [section(journey, own, { brand, width, scheme, language })] : []
  })
  main.style.setProperty('--column', width < 600 ? '20rem' : '34rem')
  main.replaceChildren(...parts)
  status.textContent = `${here.length} pictures of ${brand.label}, ${width} pixels wide.`
  history.replaceState(null, '', `?${new URLSearchParams(chosen)}`)
}

/** Fills the form from the address. */
function restore(): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLSelectElement || control instanceof RadioNodeList) control.value = value
  }
}

document.querySelector('#brands')!.append(...brands.map(brandCard))
form.querySelector<HTMLInputElement>('[name="brand"]')!.checked = true
const options = Object.entries(journeys).map(([value, label]) => make('option', { value }, label))
document.querySelector('#journey')!.append(make('option', { value: '' }, 'All'), ...options)
restore()
form.addEventListener('change', show)
show()

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
