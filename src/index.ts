/**
 * The contract of plugins, themes and brands. React controls are in `tavola/controls`, dates and times in `tavola/time`, the parts of
 * a journey in `tavola/journeys`, the host page in `tavola/page`. Everything else is internal.
 */

export { defineOutcome, definePlugin, here, notSent } from './contract/plugin'
export type { AnyPlugin, MaySend, Plugin, Step, Validator, WrapperProps } from './contract/plugin'
export type { Failure, PluginContext } from './contract/plugin-context'
export { keep, once } from './contract/state'
export { secret } from './contract/secret'
export type { Secret } from './contract/secret'
export type { Schema } from './contract/schema'
export { startQuery } from './kernel/actions/queries'
export { serviceOf } from './kernel/actions/services'
export type { Query } from './contract/query'
export type { Brand } from './contract/brand'
export type { Messages } from './messages/message'

// All of them, so that a plugin declares its own names: `declare module 'tavola' { interface PlaceNames { … } }`.
export type * from './contract/names'

// The diner's choices, the back end and the events.
export type { ChosenSlot, Customer, Facts } from './contract/facts'
export type { Journey } from './contract/journey'
export { ApiError } from './api/api-error'
export type { Api, Json } from './api/client'
export type { Availability, BookingAnswer, Menu, Session, Slot, Venue } from './api/bodies'
export type { EventName, HostEvent } from './contract/events'
