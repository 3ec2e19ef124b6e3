import type { PluginContext } from '../contract/plugin-context'

/** A key of the facts that the day's times depend on; empty while one of them is missing. */
export function timesSelection({ facts, journey }: Pick<PluginContext, 'facts' | 'journey'>): string {
  const { venue, date, guests } = facts
  const asks = venue && journey && !journey.direct && date && guests !== 0
  return asks ? JSON.stringify([venue.id, date, guests]) : ''
}
