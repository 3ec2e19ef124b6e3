import { brands } from '../brands'
import { fits, journeys, type Picture } from '../picture'
import { addressOf, pictures, type Shown } from '../pictures'

/** The gallery's page. Its address keeps the choices, so that they can be shared. */

const form = document.querySelector('form')!
const main = document.querySelector('main')!
const status = document.querySelector('#shown')!

/** A picture's height before its own is known, in pixels. */
const firstHeight = 720

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

/** Each picture is a whole widget. `loading="lazy"` would load a dozen of them at once. */
const sight = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      sight.unobserve(target)
      Object.assign(target, { src: (target as HTMLIFrameElement).dataset.src })
    }
  },
  { rootMargin: '50% 0px' },
)

/** A picture's page, inert and scaled to its place. It loads when it is about to scroll into view. */
function glass(shown: Shown): HTMLElement {
  const frame = make('iframe', { title: shown.picture.title, inert: true, tabIndex: -1 })
  frame.dataset.src = addressOf(shown)
  sight.observe(frame)
  const box = make('div', { className: 'glass' }, frame)
  new ResizeObserver(() => fit(frame)).observe(box)
  Object.assign(frame.style, { width: `${shown.width}px`, height: `${firstHeight}px` })
  return box
}

function fit(frame: HTMLIFrameElement): void {
  const box = frame.parentElement!
  const scale = box.clientWidth / parseFloat(frame.style.width)
  frame.style.transform = `scale(${scale})`
  box.style.height = `${Math.ceil(parseFloat(frame.style.height) * scale)}px`
}

/** A frame's message about its picture. */
interface PictureMessage {
  readonly picture: 'there' | 'failed'
  readonly height: number
}

window.addEventListener('message', ({ source, data }: MessageEvent<PictureMessage>) => {
  const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source)
  if (!frame || !data.picture) return
  frame.style.height = `${Math.max(firstHeight, data.height)}px`
  fit(frame)
  const text = 'This picture didn’t load. Open it alone to see why.'
  if (data.picture === 'failed') frame.after(make('p', { className: 'failure' }, text))
})

function figure(shown: Shown): HTMLElement {
  const { title, scene } = shown.picture
  const alone = make('a', { href: addressOf(shown) }, 'Open alone')
  alone.setAttribute('aria-label', `Open alone: ${title}`)
  const caption = make('figcaption', {}, make('h3', {}, title), make('p', {}, `Scene: “${scene}”. `, alone))
  return make('figure', {}, caption, glass(shown))
}

const isFound = ({ id, title, scene }: Picture, words: string) => {
  const text = `${id} ${title} ${scene}`.toLowerCase()
  const wanted = words.toLowerCase().split(/\s+/)
  return wanted.every((word) => text.includes(word))
}

function show(): void {
  const chosen = Object.fromEntries(new FormData(form)) as Record<string, string>
  const { journey = '', words = '', scheme = '' } = chosen
  const brand = brands.find(({ id }) => id === chosen.brand) ?? brands[0]!
  const width = Number(chosen.width)
  const found = pictures.filter(
    (picture) => fits(picture, brand) && (!journey || picture.journey === journey) && isFound(picture, words),
  )
  const sections = Object.entries(journeys).flatMap(([name, heading]) => {
    const own = found.filter((picture) => picture.journey === name)
    if (own.length === 0) return []
    const figures = own.map((picture) => figure({ brand, picture, width, scheme }))
    return make('section', {}, make('h2', {}, heading), make('div', { className: 'row' }, ...figures))
  })
  main.style.setProperty('--column', width < 600 ? '20rem' : '34rem')
  main.replaceChildren(...sections)
  const pages = found.length === 1 ? 'picture' : 'pictures'
  status.textContent = `${brand.label}: ${brand.about} ${found.length} ${pages}, ${width} pixels wide.`
  const kept = Object.entries(chosen).filter(([, value]) => value)
  history.replaceState(null, '', `?${new URLSearchParams(kept)}`)
}

const addOption = (name: string, value: string, label: string) =>
  document.querySelector(`#${name}`)!.append(make('option', { value }, label))
for (const { id, label } of brands) addOption('brand', id, label)
for (const [name, label] of Object.entries(journeys)) addOption('journey', name, label)
for (const [name, value] of new URLSearchParams(location.search)) {
  const control = form.elements.namedItem(name)
  if (control) Object.assign(control, { value })
}
form.addEventListener('change', show)
// The return key in the text has already changed it.
form.addEventListener('submit', (event) => event.preventDefault())
show()
