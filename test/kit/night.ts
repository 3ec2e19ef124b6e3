/** Whether this is `npm run test:night` or `npm run accessibility`: every walk, brand and seed. `npm test` goes through few. */
export const isNight = process.env.TAVOLA_NIGHT === '1'

/** All of them at night; by day those that stand for the others. */
export const byDay = <One>(all: readonly One[], standsForOthers: (one: One) => boolean): readonly One[] =>
  isNight ? all : all.filter(standsForOthers)
