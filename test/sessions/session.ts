import type { SeenRequest } from '../../src/scenes/network'
import { createBackEnd, type BackEnd, type Call } from './back-end'
import { type Delivery, answered, type Pending } from './model/answers'
import {
  comesTo,
  noIntention,
  outcomeOf,
  sent,
  type Intention,
  differences,
  payloadOf,
  summaryOf,
} from './model/intention'
import type { State, Venue } from './model/state'
import { begin, type Beginning } from './model/ways'
import type { Setup } from './setup'
import type { Control, Screen, Fetch, Stage } from './stage/stage'

/** A widget on a stage, what the model says of it, and the story so far. */
export class Session {
  readonly story: string[] = []
  /** The violations found so far. The first one ends the session. */
  readonly wrong: string[] = []
  readonly venues = new Map<string, Venue>()
  readonly menuIds = new Map<string, unknown>()
  state: State
  intention: Intention = noIntention
  pending: Pending | null = null
  /** The restaurant that the host names, and the one that stood when it did. */
  hostVenue: { readonly id: string; readonly before: string | null } | null = null
  /** Of a popup: it is open. */
  open = false
  destroyed = false
  screen: Screen = { shown: false, headings: [], summary: '', banner: '', busy: false, controls: [] }
  /** The host's current options. */
  known: Beginning

  private constructor(
    readonly setup: Setup,
    readonly stage: Stage,
    readonly backEnd: BackEnd,
  ) {
    this.known = beginningOf(setup)
    this.state = begin(this.known)
  }

  static async begin(setup: Setup, createStage: (fetch: Fetch) => Promise<Stage>): Promise<Session> {
    const box: { session?: Session } = {}
    const backEnd = createBackEnd(setup.scene, {
      asked: (call, request) => box.session?.asked(call, request),
      delivers: (delivery) => box.session?.delivers(delivery),
      givesUp: (call, path) => box.session?.givesUp(call, path),
    })
    const session = (box.session = new Session(setup, await createStage(backEnd.fetch), backEnd))
    session.logs(`The page: ${JSON.stringify(setup.host)}. The back end: ${setup.scene}.`)
    session.startsOver()
    await session.stage.begins(setup.host)
    await session.settles()
    return session
  }

  /** A new widget: nothing of the last one is left but what the browser keeps. */
  startsOver(): void {
    const { inline, venueId } = this.setup.host
    this.known = beginningOf(this.setup)
    this.state = begin(this.known)
    this.pending = null
    this.open = inline
    this.destroyed = false
    this.hostVenue = venueId === undefined ? null : { id: venueId, before: null }
  }

  hostNames(id: string): void {
    if (this.state.venue?.id === id) this.hostVenue = null
    else this.hostVenue = { id, before: this.state.venue?.id ?? null }
  }

  logs(line: string): void {
    this.story.push(line)
  }

  /** Lets answers come that need no waiting, and looks. */
  async settles(): Promise<void> {
    await this.stage.waits(settled)
    this.screen = await this.stage.reads()
    if (this.isQuiet) this.afterQuiet()
  }

  /** Nothing is on its way any more. */
  get isQuiet(): boolean {
    return this.backEnd.underWay() === 0 && !this.screen.busy
  }

  private afterQuiet(): void {
    if (this.pending) this.state = answered.neverCame(this.state, this.pending)
    this.pending = null
    this.intention = { ...this.intention, allowed: 0 }
  }

  find(role: string, name: RegExp): Control | undefined {
    return this.screen.controls.find((control) => control.role === role && name.test(control.name))
  }

  finds(role: string, name: RegExp): readonly Control[] {
    return this.screen.controls.filter((control) => control.role === role && name.test(control.name))
  }

  /** Whether there is such a control to press. */
  offers(role: string, name: RegExp): boolean {
    return this.find(role, name)?.enabled === true
  }

  private asked(call: Call, { body, headers }: SeenRequest): void {
    if (call !== 'book' && call !== 'enquire') return
    const payload = body as Readonly<Record<string, unknown>>
    const key = this.setup.hasKey ? headers.get('Idempotency-Key') : undefined
    const { next, wrong } = sent(this.intention, payload, key)
    this.intention = next
    this.wrong.push(...wrong, ...differences(payloadOf(this.state, this.menuIds), payload))
    const summary = summaryOf(this.state)
    if (this.screen.summary !== summary)
      this.wrong.push(`"${this.screen.summary}" is on the screen, and "${summary}" was sent.`)
  }

  private delivers(delivery: Delivery): void {
    const { call, status, body } = delivery
    this.story.push(`  ${call} is answered with ${status}.`)
    if (call !== 'book' && call !== 'enquire') return answered.read(this, delivery)
    this.ends(outcomeOf(call === 'enquire', status, body, this.intention.repeated), body)
  }

  private givesUp(call: Call, path: string): void {
    this.story.push(`  ${call} gets no answer (${path.slice(0, 60)}).`)
    if (call === 'book' || call === 'enquire') this.ends('unknown', null)
  }

  private ends(outcome: ReturnType<typeof outcomeOf>, body: unknown): void {
    if (!this.intention.sending) return
    this.intention = comesTo(this.intention, outcome)
    this.state = answered.create(this.state, outcome, body)
  }
}

const beginningOf = ({ journeys, host }: Setup): Beginning => ({
  journeys,
  venue: null,
  journey: (host.journey ?? null) as Beginning['journey'],
  date: host.date ?? null,
  guests: host.guests ?? null,
})

/** In milliseconds: long enough for what is done a frame later, and for plugins that join together. */
const settled = 150

/** A move of the diner, the host, the back end or the clock. */
export interface Move {
  readonly name: string
  /** Whether the move is possible now. Impossible moves are left out of the story. */
  readonly can: (session: Session) => boolean
  /** Makes the move on the stage and in the model, and logs it. */
  readonly run: (session: Session) => Promise<void>
}

/** One of a list, by a number of any size. */
export const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length]!

/** The widget can be used: it is there, and no question covers it. */
export const isThere = ({ open, destroyed, screen }: Session) => open && !destroyed && screen.shown
