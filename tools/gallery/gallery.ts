import { addressOf, type Shown } from './address'
import { brands, type GalleryBrand } from './brands'
import { glass } from './glass'
import { fits, journeys, type Picture } from './picture'
import { pictures } from './pictures'

/** The gallery's page: what is chosen stands in its address, so that a choice can be sent to somebody. */

type Journey = keyof typeof journeys

const form = document.querySelector('form')!
const main = document.querySelector('main')!
const said = document.querySelector('#shown')!

/** The picture that stands for a brand. */
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
  said.textContent = `${here.length} pictures of ${brand.label}, ${width} pixels wide.`
  history.replaceState(null, '', `?${new URLSearchParams(chosen)}`)
}

/** The form as the address has it. */
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
