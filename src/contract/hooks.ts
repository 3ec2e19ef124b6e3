import type { Insert, Outcome, PartEntry, Plugin, Step, Validator } from './plugin'

/**
 * How a fault of an essential plugin in a hook blocks the submission: for one press, or until the same place works. False: the
 * hook runs after the POST or is independent of it.
 */
export type Stops = 'this press' | 'until it works' | false

type Functions<Of> = {
  [K in keyof Of]-?: [NonNullable<Of[K]>] extends [never]
    ? never
    : NonNullable<Of[K]> extends (...args: never) => unknown
      ? K
      : never
}[keyof Of]

/** The name of each function of a plugin. */
export type HookName =
  | Functions<Plugin>
  | 'payload'
  | 'effect'
  | 'reads'
  | 'request'
  | 'run'
  | 'advance'
  | 'fail'
  | `step.${Functions<Step>}`
  | 'step.component'
  | `insert.${Functions<Insert>}`
  | 'insert.component'
  | `part.${Functions<PartEntry>}`
  | `validator.${Functions<Validator>}`
  | 'validator.message'
  | `outcome.${Functions<Outcome>}`

/** All hooks. The type check fails if a hook of the contract is missing. */
export const hooks = {
  setup: 'until it works',
  effect: false,
  reads: false,
  request: false,
  run: false,
  advance: false,
  fail: false,
  'step.when': 'until it works',
  'step.load': 'until it works',
  'step.component': 'until it works',
  'step.back': false,
  'step.resume': false,
  'insert.when': 'until it works',
  'insert.load': 'until it works',
  'insert.component': 'until it works',
  'part.when': 'until it works',
  'part.load': 'until it works',
  'validator.valid': 'this press',
  'validator.values': 'this press',
  'validator.message': 'this press',
  'validator.ask': false,
  payload: 'this press',
  proceed: false,
  beforeConfirm: 'until it works',
  beforeSubmit: 'this press',
  'outcome.send': 'this press',
  'outcome.reference': 'this press',
  'outcome.result': false,
  onResponse: false,
  onError: false,
  onEvent: false,
} as const satisfies Record<HookName, Stops>
