import type { CardField, FieldState } from './model'

/**
 * Braintree's two modules, `client` and `hosted-fields`, as far as they are used: what a page that has loaded
 * Braintree's scripts hands in as `options["card-guarantee"].braintree` (its `window.braintree` will do).
 */
export interface Braintree {
  readonly client: { create(options: { authorization: string }): Promise<BraintreeClient> }
  readonly hostedFields: { create(options: HostedFieldsOptions): Promise<HostedFields> }
}

/** Handed on to the hosted fields. */
export interface BraintreeClient {
  getConfiguration?: (() => unknown) | undefined
  teardown?(): unknown
}

export interface HostedFieldsOptions {
  readonly client: BraintreeClient
  /** CSS of the frames' inputs, by selector. */
  readonly styles: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly fields: Readonly<Record<CardField, HostedField>>
}

export interface HostedField {
  readonly container: HTMLElement
  /** The input's name and the frame's, for screen readers. */
  readonly internalLabel: string
  readonly iframeTitle: string
  readonly placeholder?: string
}

export interface HostedFieldsState {
  readonly fields: Readonly<Record<CardField, FieldState>>
  /** What the card may be; one is left when that is clear. */
  readonly cards?: readonly { readonly niceType: string; readonly code: { readonly size: number } }[]
}

export const hostedFieldsEvents = [
  'focus',
  'blur',
  'empty',
  'notEmpty',
  'cardTypeChange',
  'validityChange',
] as const
type HostedFieldsEvent = (typeof hostedFieldsEvents)[number] | 'inputSubmitRequest'

export interface HostedFields {
  on(event: HostedFieldsEvent, handler: (event: { readonly emittedBy: CardField }) => void): void
  getState(): HostedFieldsState
  tokenize(): Promise<{ readonly nonce: string }>
  setAttribute(set: AttributeOfField): unknown
  /** Tells a screen reader what is wrong, inside the frame. */
  setMessage?(set: { readonly field: CardField; readonly message: string }): unknown
  focus(field: CardField): unknown
  teardown(): unknown
}

interface AttributeOfField {
  readonly field: CardField
  readonly attribute: 'aria-invalid' | 'aria-required'
  readonly value: boolean
}
