import { brands, type GalleryBrand } from '../brands'
import { isWanted } from '../find'
import { fits, journeys, states, steps, type Picture } from '../picture'
import { pictures, addressOf, type Shown } from '../pictures'
import { glass } from './glass'

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
  const here = pictures.filter((picture) => fits(picture, brand) && isWanted(picture, chosen))
  const parts = (Object.keys(journeys) as Journey[]).flatMap((journey) => {
    const own = here.filter((picture) => picture.journey === journey)
    return own.length > 0 ? [section(journey, own, { brand, width, scheme, language })] : []
  })
  main.style.setProperty('--column', width < 600 ? '20rem' : '34rem')
  main.replaceChildren(...parts)
  status.textContent = found(here.length, `${brand.label}, ${width} pixels wide.`)
  const kept = Object.entries(chosen).filter(([, value]) => value)
  history.replaceState(null, '', `?${new URLSearchParams(kept)}`)
}

function found(count: number, where: string): string {
  if (count === 0) return `No picture of ${where} Choose “All” in one of the fields above.`
  return `${count} ${count === 1 ? 'picture' : 'pictures'} of ${where}`
}

/** Fills the form from the address. */
function restore(): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const control = form.elements.namedItem(name)
    if (control) Object.assign(control, { value })
  }
}

document.querySelector('#brands')!.append(...brands.map(brandCard))
form.querySelector<HTMLInputElement>('[name="brand"]')!.checked = true
for (const [name, labels] of Object.entries({ journey: journeys, step: steps, state: states })) {
  const options = Object.entries(labels).map(([value, label]) => make('option', { value }, label))
  document.querySelector(`#${name}`)!.append(make('option', { value: '' }, 'All'), ...options)
}
restore()
form.addEventListener('change', show)
// The return key in the text has already changed it.
form.addEventListener('submit', (event) => event.preventDefault())
show()
