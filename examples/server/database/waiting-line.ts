import { DatabaseUnavailable } from './database'

/** Limits work that needs the same thing: some runs, some waits, and the rest is refused at once. */
export class WaitingLine {
  #running = 0
  /** In the order in which they came. */
  readonly #waiting = new Set<() => void>()

  constructor(
    readonly atOnce: number,
    readonly mostWaiting: number,
  ) {}

  get isEmpty(): boolean {
    return this.#running === 0
  }

  /**
   * @param deadline until when the work may wait for its turn, as `performance.now()` counts
   * @throws DatabaseUnavailable if the line is full, or the deadline passes first
   */
  async run<Result>(deadline: number, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(deadline)
    try {
      return await work()
    } finally {
      this.#pass()
    }
  }

  async #turn(deadline: number): Promise<void> {
    if (this.#running < this.atOnce) {
      this.#running++
      return
    }
    if (this.#waiting.size >= this.mostWaiting) throw new DatabaseUnavailable('Too many wait already')
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const giveUp = () => {
        this.#waiting.delete(begin)
        reject(new DatabaseUnavailable('Its turn did not come in time'))
      }
      const timer = setTimeout(giveUp, deadline - performance.now())
      this.#waiting.add(begin)
    })
  }

  /** Starts the work that has waited longest. */
  #pass(): void {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#running--
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
