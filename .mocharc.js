import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'

/** What the work of `measured` takes on the machine for which the tests' deadlines are chosen, in milliseconds. */
const usual = 40

/**
 * How many times slower this machine is by now: by itself, and as others use it. Every deadline of a test is so many
 * times longer. TAVOLA_PACE says it instead.
 */
const pace = () => Math.max(1, measured() / usual) * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())

function measured() {
  const hash = createHash('sha256')
  const block = Buffer.alloc(1 << 20)
  const start = performance.now()
  for (let times = 0; times < 32; times++) hash.update(block)
  return performance.now() - start
}

// Workers and the tests' own deadlines (test/kit/pace.ts) read it there.
process.env.TAVOLA_PACE ??= Math.min(10, pace()).toFixed(1)

export default {
  import: ['tsx', './test/kit/register.mjs'],
  extension: ['ts', 'tsx'],
  timeout: 30_000 * Number(process.env.TAVOLA_PACE),
}
