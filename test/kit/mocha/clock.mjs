/**
 * For a process of tests, and for one that they start: no test reads the machine's clock, zone or language. It needs tsx, or is compiled.
 */
const { defaultNow, setDevice, stopDate } = await import('../../../src/testing/clock.ts')
setDevice()

/** Gives the process the machine's clock back, for a library that measures by it. */
export const startDate = stopDate(defaultNow)
