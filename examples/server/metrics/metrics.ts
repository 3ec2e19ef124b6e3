import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What the server counts, for Prometheus. No label holds anything that a caller wrote. */
export interface Metrics {
  readonly registry: Registry
  /** How long requests took, in seconds; status 0 is a caller who did not wait. */
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly inFlight: Gauge
  readonly bookings: Counter
  readonly enquiries: Counter
  /** Calls that were answered with a 4xx or 5xx and messages, by the field of the first message. */
  readonly refusals: Counter<'status' | 'field'>
}

/** In seconds: a read takes milliseconds, and a create with two providers up to half a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** @param waiting how many queries wait for a connection to the database, where that can be told */
export function createMetrics(waiting?: () => number): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (waiting) {
    new Gauge({
      name: 'tavola_database_waiting',
      help: 'Queries that wait for a connection to the database',
      registers,
      collect() {
        this.set(waiting())
      },
    })
  }
  return {
    registry,
    requests: new Histogram({
      name: 'tavola_request_seconds',
      help: 'How long requests took, in seconds',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers,
    }),
    inFlight: new Gauge({ name: 'tavola_requests_in_flight', help: 'Requests under way', registers }),
    bookings: new Counter({ name: 'tavola_bookings_total', help: 'Tables sold', registers }),
    enquiries: new Counter({ name: 'tavola_enquiries_total', help: 'Enquiries stored', registers }),
    refusals: new Counter({
      name: 'tavola_refusals_total',
      help: 'Calls that were refused, by status and field',
      labelNames: ['status', 'field'],
      registers,
    }),
  }
}
