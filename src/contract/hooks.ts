import type { Insert, Outcome, Plugin, Step, Validator } from './plugin'

/**
 * How a fault of an essential plugin in a hook keeps anything from being sent: by the press that asks for it, or until the
 * same place works. False: the hook comes after the POST, or beside it.
 */
export type Stops = 'this press' | 'until it works' | false

type Functions<Of> = {
  [K in keyof Of]-?: [NonNullable<Of[K]>] extends [never]
    ? never
    : NonNullable<Of[K]> extends (...args: never) => unknown
      ? K
      : never
}[keyof Of]

/** Each function that a plugin can bring, as the contract names it. */
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
  | `validator.${Functions<Validator>}`
  | 'validator.message'
  | `outcome.${Functions<Outcome>}`

/** All of them. The type check refuses a contract with a hook that is not here. */
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
  'validator.valid': 'this press',
  'validator.values': 'this press',
  'validator.message': 'this press',
  payload: 'this press',
  beforeConfirm: 'until it works',
  beforeSubmit: 'this press',
  'outcome.send': 'this press',
  'outcome.reference': 'this press',
  onResponse: false,
  onError: false,
  onEvent: false,
} as const satisfies Record<HookName, Stops>
