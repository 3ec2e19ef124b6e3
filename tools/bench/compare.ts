import { withBrowser } from './browser'
import type { Condition } from './conditions'
import { inRounds, medianOf } from './rounds'
import { startChain } from './site'
import { visit, type Visit } from './visit'
import { buildNames, reactButton, waysOf, type Goal } from './ways'

/** A page of the table. Times and work are relative to the page with one React button. */
export interface Compared {
  readonly name: string
  readonly goal: Goal | undefined
  readonly first: Relative
  readonly all: Relative
  readonly controls: number
  readonly work: Relative
  readonly bytes: number
}

export interface Relative {
  readonly value: number
  /** The range of the rounds. */
  readonly least: number
  readonly greatest: number
  readonly milliseconds: number
}

interface Comparison {
  readonly rounds: number
  readonly condition: Condition
  /** The site's folders by their path. */
  readonly folders: Readonly<Record<string, string>>
  /** The names of the pages, if not all. */
  readonly only?: readonly string[] | undefined
}

/** Visits the pages once a round. */
export async function compareWays({
  rounds,
  condition,
  folders,
  only,
}: Comparison): Promise<readonly Compared[]> {
  const chain = await startChain(folders, condition.protocol)
  const ours = buildNames.flatMap((build) => waysOf(build, chain.api))
  const ways = [reactButton, ...ours.filter(({ name }) => !only || only.includes(name))]
  const visits = await withBrowser((browser) => {
    const tasks = ways.map((way) => {
      const address = chain.publish(way.html)
      return [way.name, () => visit(browser, address, way, condition)] as const
    })
    return inRounds(rounds, new Map(tasks))
  })
  chain.close()
  const base = visits.get(reactButton.name)!
  return ways.map(({ name, goal }) => ({ name, goal, ...compare(visits.get(name)!, base) }))
}

function compare(own: readonly Visit[], base: readonly Visit[]) {
  return {
    first: relative(own, base, ({ first }) => first),
    all: relative(own, base, ({ all }) => all),
    controls: medianOf(own, ({ controls }) => controls),
    work: relative(own, base, ({ work }) => work),
    bytes: medianOf(own, ({ bytes }) => bytes),
  }
}

function relative(own: readonly Visit[], base: readonly Visit[], read: (visit: Visit) => number): Relative {
  const ratios = own.map((visit, round) => read(visit) / read(base[round]!))
  const milliseconds = medianOf(own, read)
  return {
    value: milliseconds / medianOf(base, read),
    least: Math.min(...ratios),
    greatest: Math.max(...ratios),
    milliseconds,
  }
}
