import { expect } from 'chai'
import { signal } from '@preact/signals-core'
import { definePlugin, type AnyPlugin, type Plugin, type Schema, type Step } from 'tavola'
import { hooks, type HookName, type Stops } from '../../../src/contract/hooks'
import { atComplete } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { byDay } from '../../kit/night'
import { status, type Answer } from '../../kit/network'
import { form, page, threshold } from '../../kit/stand-ins'
import { never, oops, quietly } from '../set-up'
import { turns } from './strange-plugins'

/**
 * Each hook of the contract with each fault that is possible there, in a plugin that is essential and in one that is
 * not. The hooks are the contract's own list: a new one does not compile until it stands here.
 */

const rejects = () => Promise.reject(new Error('oops'))
const cyclic: Record<string, unknown> = {}
cyclic.self = cyclic

type Fault = () => never
/** How the kernel calls a hook, and the faults that are possible there. */
const faults = {
  once: { throws: oops },
  'again and again': { throws: oops },
  'waited for': { throws: oops, rejects: rejects as never, 'never resolves': never as never },
  'as a file': { rejects: rejects as never, 'never resolves': never as never },
  'as a component': { throws: oops },
} as const satisfies Record<string, Record<string, Fault>>

const called: Record<HookName, keyof typeof faults> = {
  setup: 'waited for',
  effect: 'again and again',
  reads: 'once',
  request: 'once',
  run: 'waited for',
  advance: 'waited for',
  fail: 'once',
  'step.when': 'again and again',
  'step.load': 'as a file',
  'step.component': 'as a component',
  'step.back': 'once',
  'step.resume': 'once',
  'insert.when': 'again and again',
  'insert.load': 'as a file',
  'insert.component': 'as a component',
  'part.when': 'again and again',
  'part.load': 'as a file',
  'validator.valid': 'again and again',
  'validator.values': 'again and again',
  'validator.message': 'again and again',
  'validator.ask': 'once',
  payload: 'once',
  proceed: 'waited for',
  beforeConfirm: 'waited for',
  beforeSubmit: 'waited for',
  'outcome.send': 'once',
  'outcome.reference': 'once',
  'outcome.result': 'once',
  onResponse: 'once',
  onError: 'once',
  onEvent: 'once',
}
/** Further faults of one hook. */
const more: { readonly [Hook in HookName]?: Record<string, () => unknown> } = {
  payload: {
    'makes a cycle': () => cyclic,
    'makes a BigInt': () => 1n,
    'makes a function': () => oops,
    'hides a function': () => ({ deep: [oops] }),
    'makes undefined': () => undefined,
    'makes NaN': () => NaN,
    'makes what refuses toJSON': () => ({ toJSON: oops }),
  },
  beforeSubmit: { 'answers nothing': () => undefined },
}

interface Case {
  readonly plugin: Partial<Plugin>
  readonly answers?: Record<string, Answer>
  /** The faulty plugin itself, where it is no stranger: the outcome's owner. */
  readonly owner?: (fault: () => never) => AnyPlugin
  /** After Continue, what leads to the hook. */
  readonly drive?: (diner: Diner) => Promise<void>
}

const shown = { id: 'faulty', priority: 'takeover', load: page('Faulty') } as const
const when: Step['when'] = ({ facts }) => facts.confirmed
const state = { on: true }
const whileOn = {
  state,
  steps: [{ ...shown, when: ({ facts, state }: never) => isOn(facts, state) }],
}
const isOn = (facts: { confirmed: boolean }, { on }: { on: { value: boolean } }) =>
  facts.confirmed && on.value
const wrong = { field: 'x', message: 'widget.ok', valid: () => false }
const refuses: Schema = {
  '~standard': { version: 1, vendor: 'test', validate: () => ({ issues: [{ message: 'oops' }] }) },
}
const outcomeOf = (part: 'send' | 'reference' | 'result') => (fault: () => never) =>
  ({ ...form, id: 'faulty', outcome: { ...form.outcome!, [part]: fault } }) as AnyPlugin

const cases: Record<HookName, (fault: () => never) => Case> = {
  setup: (fault) => ({ plugin: { setup: fault } }),
  effect: (fault) => ({ plugin: { setup: ({ effect }) => void effect(fault) } }),
  reads: () => ({
    plugin: { reads: { venue: refuses }, setup: ({ extras, facts }) => void extras.venue(facts.venue) },
  }),
  request: () => ({
    plugin: { setup: ({ request }) => void request(refuses, 'get', 'api/points') },
    answers: { 'GET *': status(500) },
  }),
  run: (fault) => ({ plugin: { setup: ({ run }) => void run(fault) } }),
  advance: (fault) => ({ plugin: { setup: ({ advance }) => void advance(fault) } }),
  fail: () => ({ plugin: { setup: ({ fail }) => fail({ code: 'faulty.nope' }) } }),
  'step.when': (fault) => ({ plugin: { steps: [{ ...shown, when: fault }] } }),
  'step.load': (load) => ({ plugin: { steps: [{ ...shown, when, load }] } }),
  'step.component': (fault) => ({
    plugin: { steps: [{ ...shown, when, load: async () => ({ default: fault }) }] },
  }),
  'step.back': (fault) => ({
    plugin: { ...whileOn, steps: [{ ...whileOn.steps[0]!, back: fault }] } as Partial<Plugin>,
    async drive(diner) {
      await diner.sees(diner.kernel.navigation.back)
      await turns(diner, false)
    },
  }),
  'step.resume': (fault) => ({
    plugin: { ...whileOn, steps: [{ ...whileOn.steps[0]!, resume: fault }] } as Partial<Plugin>,
    async drive(diner) {
      await turns(diner, false)
      await diner.sees(diner.kernel.navigation.back)
      await diner.sees(() => diner.kernel.choices.set({ confirmed: true }))
      await turns(diner, false)
    },
  }),
  'insert.when': (fault) => ({ plugin: { inserts: [{ at: 'details', when: fault, load: page('Faulty') }] } }),
  'insert.load': (fault) => ({ plugin: { inserts: [{ at: 'details', load: fault }] } }),
  'insert.component': (fault) => ({
    plugin: { inserts: [{ at: 'details', load: async () => ({ default: fault }) }] },
  }),
  'part.when': (fault) => ({ plugin: { parts: [{ when: fault, load: async () => ({}) }] } }),
  'part.load': (load) => ({ plugin: { parts: [{ load }] } }),
  'validator.valid': (valid) => ({ plugin: { validators: [{ ...wrong, valid }] } }),
  'validator.values': (values) => ({ plugin: { validators: [{ ...wrong, values }] } }),
  'validator.message': () => ({ plugin: { validators: [{ ...wrong, message: 'no-such-text' }] } }),
  'validator.ask': (ask) => {
    const isRight = signal(false)
    const valid = () => isRight.value
    return {
      plugin: { validators: [{ ...wrong, at: 'submit', valid, ask }] },
      async drive(diner) {
        await diner.sees(() => diner.kernel.choices.set({ detailsConfirmed: true }))
        await diner.sees(() => void diner.kernel.sender.send())
        await diner.waits()
        await diner.sees(() => void (isRight.value = true))
      },
    }
  },
  payload: (fault) => ({ plugin: { payload: { points: fault } } }),
  proceed: (fault) => ({
    plugin: { ...whileOn, proceed: fault } as Partial<Plugin>,
    async drive(diner) {
      await diner.sees(() => void diner.kernel.navigation.proceed())
      await diner.waits(46_000)
      await turns(diner, false)
    },
  }),
  beforeConfirm: (fault) => ({ plugin: { beforeConfirm: fault } }),
  beforeSubmit: (fault) => ({ plugin: { beforeSubmit: fault } }),
  'outcome.send': (fault) => ({ plugin: {}, owner: () => outcomeOf('send')(fault) }),
  'outcome.reference': (fault) => ({ plugin: {}, owner: () => outcomeOf('reference')(fault) }),
  'outcome.result': (fault) => ({ plugin: {}, owner: () => outcomeOf('result')(fault) }),
  onResponse: (fault) => ({ plugin: { onResponse: fault } }),
  onError: (fault) => ({ plugin: { onError: fault }, answers: { 'POST *': status(500) } }),
  onEvent: (fault) => ({ plugin: { onEvent: fault } }),
}

/** The diner's moves: Continue, the details, "Try again" if it is offered, and the submit. */
async function book({ plugin, owner, answers, drive }: Case, essential: boolean): Promise<Diner> {
  const own = { ...plugin, id: 'faulty', ...(essential && { essential: true as const }) }
  const faulty = owner ? { ...owner(oops), ...own } : definePlugin(own)
  const diner = await renderPlugins({
    plugins: owner ? [threshold, faulty] : [threshold, form, faulty],
    first: { ...atComplete, confirmed: false, detailsConfirmed: false },
    ...(answers && { answers }),
  })
  const waitsLong = () => diner.waits(11_000)
  await diner.sees(() => void diner.kernel.choices.confirm())
  await waitsLong()
  await drive?.(diner)
  for (let tries = 0; tries < 2 && diner.has('button', 'Try again'); tries++) {
    await diner.presses('Try again')
    await waitsLong()
  }
  await diner.sees(() => diner.kernel.choices.set({ detailsConfirmed: true }))
  await diner.sees(() => void diner.kernel.sender.send())
  await diner.waits(40_000)
  return diner
}

/** Each place with its first fault, and the places that show all that can go wrong: an answer, a file and a value. */
const standsForOthers = (hook: HookName, kind: string) =>
  kind === 'throws' ||
  kind === 'names no text' ||
  ['beforeSubmit', 'step.load', 'insert.load', 'payload'].includes(hook)

describe('A plugin with a fault: each place, each fault', () => {
  quietly()

  for (const [hook, rule] of Object.entries(hooks) as [HookName, Stops][]) {
    const kinds =
      hook === 'validator.message' || hook === 'fail'
        ? { 'names no text': oops }
        : { ...faults[called[hook]], ...more[hook] }
    // A place takes every fault in the same way: by day it has its first one.
    for (const [kind, fault] of byDay(Object.entries(kinds), ([kind]) => standsForOthers(hook, kind))) {
      for (const essential of [false, true]) {
        const stops = rule !== false && (essential || hook.startsWith('outcome.'))
        const outcome = stops ? 'nothing is sent, and the diner reads why' : 'the booking goes on'
        it(`${hook} that ${kind}, ${essential ? 'essential' : 'not essential'}: ${outcome}`, async () => {
          const diner = await book(cases[hook](fault as () => never), essential)
          const reported = diner.faults.filter(({ plugin }) => plugin === 'faulty')
          expect(reported).to.not.be.empty
          expect(reported[0]!.place.split(' ')[0]).to.equal(hook)
          expect(reported[0]!.essential === true).to.equal(essential && rule !== false)
          const sent = diner.network.sent('POST /api/bookings/create')
          if (hook === 'outcome.reference') expect(sent).to.have.length(1)
          else expect(sent).to.have.length(stops ? 0 : 1)
          if (!stops) return
          const alert = document.querySelector('[role=alert]')!
          expect(alert.querySelector('a')!.textContent).to.equal('021 496 0101')
          expect(alert.textContent!.length).to.be.above(40)
          expect(diner.kernel.tasks.busy.value).to.be.false
        })
      }
    }
  }
})
