import type { Insert, Outcome, Plugin, Step, Validator } from './contract'

/** What happens where a hook of a plugin has a fault. */
export interface HookRule {
  /** How the kernel calls it: the faults that are possible there. */
  readonly called: 'once' | 'again and again' | 'waited for' | 'as a file' | 'as a component'
  /**
   * How a fault of an essential plugin here keeps anything from being sent: by the press that asks for it, or until the
   * same place works. False: it comes after the POST, or beside it.
   */
  readonly stops: 'this press' | 'until it works' | false
}

type Functions<Of> = {
  [K in keyof Of]-?: NonNullable<Of[K]> extends (...args: never) => unknown ? K : never
}[keyof Of]

/** Each function that a plugin can bring, as the contract names it. */
export type HookName =
  | Functions<Plugin>
  | 'payload'
  | 'effect'
  | 'reads'
  | 'request'
  | `step.${Functions<Step>}`
  | 'step.component'
  | `insert.${Functions<Insert>}`
  | 'insert.component'
  | `validator.${Functions<Validator>}`
  | 'validator.message'
  | `outcome.${Functions<Outcome>}`

/** All of them with their rule. The type check refuses a contract with a hook that is not here. */
export const hooks = {
  setup: { called: 'waited for', stops: 'until it works' },
  effect: { called: 'again and again', stops: false },
  reads: { called: 'once', stops: false },
  request: { called: 'once', stops: false },
  'step.when': { called: 'again and again', stops: 'until it works' },
  'step.load': { called: 'as a file', stops: 'until it works' },
  'step.component': { called: 'as a component', stops: 'until it works' },
  'step.back': { called: 'once', stops: false },
  'step.resume': { called: 'once', stops: false },
  'insert.when': { called: 'again and again', stops: 'until it works' },
  'insert.load': { called: 'as a file', stops: 'until it works' },
  'insert.component': { called: 'as a component', stops: 'until it works' },
  'validator.valid': { called: 'again and again', stops: 'this press' },
  'validator.values': { called: 'again and again', stops: 'this press' },
  'validator.message': { called: 'again and again', stops: 'this press' },
  payload: { called: 'once', stops: 'this press' },
  beforeConfirm: { called: 'waited for', stops: 'until it works' },
  beforeSubmit: { called: 'waited for', stops: 'this press' },
  'outcome.send': { called: 'once', stops: 'this press' },
  'outcome.reference': { called: 'once', stops: 'this press' },
  onResponse: { called: 'once', stops: false },
  onError: { called: 'once', stops: false },
  onEvent: { called: 'once', stops: false },
} as const satisfies Record<HookName, HookRule>
