import { addDays, dayAt } from '../dates/plain-date'
import type { Theme } from '../host/look/theme'
import { init } from '../npm/init'
import type { CodeOptions } from '../npm/public'
import { restaurants as invented } from '../scenes/restaurants'
import { scene as sceneOf, type Scene } from '../scenes/scene'
import { defaultNow } from './clock'
import { createDiner, type Diner } from './diner'
import { createDomDriver, createUserActions } from './dom-driver'
import { englishNames } from './journey'
import { brandOf, type Beginning, type RenderOptions, type TestBrand } from './options'
import { settle, waitForWidget, widgetRoots } from './page'
import { prepare, unexpectedProblems, type Surroundings } from './surroundings'

const unmounts = new Set<() => Promise<void>>()

/** Removes the widgets of all tests: `afterEach(cleanup)`, in every runner. */
export async function cleanup(): Promise<void> {
  const failures: unknown[] = []
  for (const unmount of [...unmounts]) await unmount().catch((error: unknown) => void failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Remembers a widget for `cleanup`. Returns a function that forgets it. */
function remember(unmount: () => Promise<void>): () => void {
  if (unmounts.size > 0)
    throw new Error('The widget of an earlier test is still there. Write afterEach(cleanup) above the tests.')
  unmounts.add(unmount)
  return () => void unmounts.delete(unmount)
}

/** Puts the real widget into the document, as `init` does, and returns a diner. `afterEach(cleanup)` removes it. */
export type RenderWidget = (options: RenderOptions) => Promise<Diner>

/** The default day of a test is eight days after its "today": a Saturday after the default Friday. */
const daysAhead = 8

/** @param theme the default theme */
export const createRenderWidget =
  (theme: Theme): RenderWidget =>
  async (options) => {
    const brand = brandOf(options, theme)
    const now = momentOf(options.now ?? defaultNow)
    const {
      scene = 'a free evening',
      answers,
      restaurants = invented,
      at = 'step 1',
      popup = false,
    } = options
    const back = sceneOf(scene, answers, { now, restaurants })
    let surroundings: Surroundings | undefined
    let handle: Diner['handle'] | undefined

    const forget = remember(unmount)
    async function unmount() {
      forget()
      handle?.destroy()
      await surroundings?.clock.turn()
      surroundings?.end()
      const problems = surroundings?.problems.unexpected() ?? []
      surroundings = undefined
      if (problems.length > 0) throw unexpectedProblems(problems)
    }

    try {
      surroundings = await prepare(brand, { now, popup, device: options.device })
      const { clock, problems, page } = surroundings
      const anyDay = addDays(dayAt(now), daysAhead)
      const table = { venueId: restaurants[0]?.id, date: anyDay, time: '19:30', journey: brand.journeys?.[0] }
      const appears = () => waitForWidget(clock, () => problems.lines.length > 0)
      const open = () =>
        (handle = init({
          baseUrl: 'https://api.example',
          history: false,
          ...(at !== 'step 1' && table),
          ...hostOptions(options),
          ...(!popup && { container: page.place }),
          preload: 'now',
          brand,
          fetch: withNamedGaps(back, problems.add),
        } as unknown as CodeOptions))
      open()
      const diner = createTestDiner({
        ...surroundings,
        handle: () => handle!,
        async reload() {
          handle!.destroy()
          await clock.turn()
          open()
          // A popup stays closed after a reload, unless a plugin opens it.
          if (!popup) await appears()
        },
        back,
        brand,
        anyDay,
        unmount,
      })
      if (popup) await diner.sees(() => diner.handle.open())
      await appears()
      await begin(diner, at, brand.locale)
      return diner
    } catch (error) {
      const lines = surroundings?.problems.lines ?? []
      await unmount().catch(() => undefined)
      if (lines.length === 0) throw error
      throw new Error(`${String(error)}\nThe widget reported:\n${lines.join('\n')}`, { cause: error })
    }
  }

async function begin(diner: Diner, at: Beginning, locale: string): Promise<void> {
  await diner.waits()
  if (at === 'step 1') return
  if (!/^en\b/.test(locale))
    throw new TypeError(
      `renderWidget: at: "${at}" is reached by English words, and the brand is in "${locale}". Begin at "step 1", with venueId, date and time.`,
    )
  await (at === 'details' ? diner.reachesDetails() : diner.reachesComplete())
}

/** The options of `init` among those of a test. */
function hostOptions({
  plugins: _plugins,
  brand: _brand,
  scene: _scene,
  answers: _answers,
  restaurants: _restaurants,
  now: _now,
  device: _device,
  at: _at,
  popup: _popup,
  ...options
}: RenderOptions) {
  return options
}

function momentOf(now: Date | string): Date {
  const moment = new Date(now)
  if (Number.isNaN(moment.getTime()))
    throw new TypeError(
      `renderWidget: "now" is ${String(now)}. Expected a Date, or a text like "2026-11-20T09:00:00Z".`,
    )
  return moment
}

/** Reports a call that the scene doesn't answer: it is a gap in the test, not a lost connection. */
const withNamedGaps =
  (fetch: Scene, report: (line: string) => void): typeof globalThis.fetch =>
  async (...request) => {
    try {
      return await fetch(...request)
    } catch (error) {
      const { message } = error as Error
      if (message.startsWith('There is no answer for'))
        report(`${message}. Give one: renderWidget({ answers: { 'GET /api/loyalty/*': { points: 7 } }, … }).`)
      throw error
    }
  }

interface DinerParts extends Surroundings {
  readonly handle: () => Diner['handle']
  /** Removes the widget and mounts a new one. The storage stays. */
  readonly reload: () => Promise<void>
  readonly back: Scene
  readonly brand: TestBrand
  /** The default day, YYYY-MM-DD. */
  readonly anyDay: string
  readonly unmount: () => Promise<void>
}

/** Creates the published kit's diner, who uses the widget of `init`. */
function createTestDiner(parts: DinerParts): Diner {
  const { clock, page, libraries, problems, events, handle, back, brand, anyDay } = parts
  const driver = createDomDriver({
    dom: libraries.dom,
    problems: problems.lines,
    roots: reachable,
    actions: createUserActions(libraries.user, libraries.paste),
    settle: () => settle(clock, page, () => back.requests.length),
    wait: (milliseconds) => clock.advance(milliseconds),
  })
  const journey = firstJourney(brand)
  const diner = createDiner(driver, {
    ...(journey !== undefined && { names: { ...englishNames, journey } }),
    locale: brand.locale,
    day: anyDay,
    isConfirmed: () => events.some(({ name }) => name.endsWith('-confirmed')),
  })
  return {
    ...diner,
    async sees(happen) {
      await happen()
      await driver.settles()
    },
    api: { requests: back.requests, sent: back.sent, answer: back.answer },
    events,
    problems: problems.lines,
    expectsProblem: problems.expects,
    get handle() {
      return handle()
    },
    get root() {
      return rootElements()[0]!
    },
    async reloads() {
      await parts.reload()
      await driver.settles()
    },
    unmount: parts.unmount,
  }
}

/** The label of the first journey's button. */
function firstJourney({ journeys: [first] = [], plugins }: TestBrand): string | undefined {
  const label = plugins.find(({ journey }) => journey?.name === first)?.texts?.label
  return typeof label === 'string' ? label : undefined
}

const rootElements = (): readonly HTMLElement[] =>
  widgetRoots().flatMap(
    ({ children }) => [...children].filter((one) => one.matches('.root')) as HTMLElement[],
  )

/** The reachable part of each widget: the last open dialog makes everything else inert. Third parties' frames are slotted in. */
const reachable = (): readonly HTMLElement[] => [
  ...rootElements().map((root) => [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? root),
  ...document.querySelectorAll<HTMLElement>('.tavola > [slot]'),
]
