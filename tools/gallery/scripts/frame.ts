import { braintree } from '../../../examples/sandbox/braintree.js'
import { hcaptcha } from '../../../examples/sandbox/hcaptcha.js'
import { readDeadline } from '../../../src/constants'
import { scene } from '../../../src/scenes'
import { brands, journeysOf, type GalleryBrand, textsOf, words } from '../brands'
import { firstDay, fits, pluginsIn, type Picture } from '../picture'
import { pictures } from '../pictures'
import { showPicture, createWalker } from './walker'

/** One picture of the gallery: the real widget over a scene, walked to its step. `?brand=milano&picture=menu`. */

async function show(): Promise<void> {
  const { picture, brand } = wanted(new URLSearchParams(location.search))
  dressPage(picture, brand)
  if (picture.again && !wasLoaded) sessionStorage.clear()
  const [first] = brand.restaurants
  const { Tavola } = window as unknown as { Tavola: Global }
  const options = optionsOf(picture, brand)
  const handle = picture.recipe
    ? await import('./recipe').then(({ initRecipe }) => initRecipe(picture.recipe!, options))
    : Tavola.init(options)
  if (picture.popup) handle.open(String(first!.id))
  const visit = {
    customer: brand.customer,
    town: first!.address[1]!,
    restaurant: first!.name,
    glance: pluginsIn(picture, brand).includes('day-at-a-glance'),
    atOnce: pluginsIn(picture, brand).includes('send-at-once'),
    asked: journeysOf(brand).length > 1,
  }
  const walker = createWalker(textsOf(brand), brand.config.locale as string | undefined)
  if (picture.again && wasLoaded) await picture.again(walker, visit)
  else await picture.walk(walker, visit)
  if (picture.again && !wasLoaded) await loadAgain()
}

/** Whether `loadAgain` has reloaded the page. */
const wasLoaded = location.hash === '#again'

/** Reloads the page, which then continues. Never resolves. */
async function loadAgain(): Promise<never> {
  location.hash = 'again'
  location.reload()
  return new Promise(() => undefined)
}

interface Global {
  init(options: object): { open(venueId: string): unknown }
}

/** Styles the page around the widget as the chain might. */
function dressPage({ title }: Picture, { label, page, config }: GalleryBrand): void {
  const scheme = String(config.scheme ?? 'light')
  document.title = `${title}, ${label}`
  document.body.style.background = page
  document.documentElement.style.colorScheme = scheme === 'auto' ? 'light dark' : scheme
}

function optionsOf(picture: Picture, brand: GalleryBrand) {
  const { restaurants, language = 'en', answers } = brand
  const venueId = restaurants[0]!.id
  return {
    baseUrl: location.origin,
    brand: dressed(brand, picture),
    fetch: scene(
      picture.scene,
      { ...answers, ...picture.answers },
      { restaurants, words: words[language] ?? {} },
    ),
    preload: 'now',
    history: false,
    date: firstDay(),
    ...(!picture.popup && { container: document.querySelector('#place'), inline: true, venueId }),
    ...picture.options,
  }
}

function wanted(parameters: URLSearchParams) {
  const picture = pictures.find(({ id }) => id === parameters.get('picture'))
  const brand = brands.find(({ id }) => id === parameters.get('brand'))
  if (!picture || !brand) throw new Error(`No such picture: ${location.search}`)
  if (!fits(picture, brand)) throw new Error(`${brand.label} has no "${picture.title}"`)
  const scheme = parameters.get('scheme')
  return { picture, brand: scheme ? { ...brand, config: { ...brand.config, scheme } } : brand }
}

/** The brand with the sandbox's third parties, and the plugins and options that the picture adds. */
function dressed(brand: GalleryBrand, picture: Picture): object {
  const { plugins = {}, adds = [] } = picture
  const { config } = brand
  const own = config.options as Readonly<Record<string, object>> | undefined
  const chosen = Object.entries(plugins).map(([id, options]) => [id, { ...own?.[id], ...options }])
  const verification = plugins['human-verification']
  return {
    ...config,
    // A picture must not keep anything for the next one, unless it shows `keep` itself.
    plugins: pluginsIn(picture, brand).filter((id) => id !== 'keep' || adds.includes(id)),
    options: {
      ...own,
      'card-guarantee': { braintree },
      ...Object.fromEntries(chosen),
      ...(verification && { 'human-verification': { ...verification, hcaptcha } }),
    },
  }
}

/** In the gallery's frames nothing may take the focus or scroll into view: that would scroll the gallery. */
function keepStill(): void {
  if (parent === window) return
  HTMLElement.prototype.focus = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function () {
    this.inert = true
    showModal.call(this)
    this.inert = false
  }
}

/** A picture of waiting must stay one: without deadlines, a request can wait forever. */
function stopDeadlines(): void {
  const { setTimeout } = window
  const starts = (run: TimerHandler, wait?: number, ...rest: unknown[]) =>
    (wait ?? 0) < readDeadline ? setTimeout(run, wait, ...rest) : 0
  window.setTimeout = starts as typeof setTimeout
}

keepStill()
stopDeadlines()
void showPicture(show)
