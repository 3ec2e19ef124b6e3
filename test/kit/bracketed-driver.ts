import { escapeName, withActions, type Driver, type Name } from '../../src/testing/driver'

type AnyDriver = Driver<unknown, boolean>
type Call = (...values: readonly unknown[]) => unknown

/** A name of the English catalogue as test/languages/pseudo.tsx has it: "⟦Continue⟧". */
function bracketed(name?: Name): RegExp | undefined {
  if (name === undefined) return undefined
  const source = typeof name === 'string' ? `^${escapeName(name)}$` : name.source
  return new RegExp(source.replaceAll('^', '^⟦*').replaceAll('$', '⟧*$'), 'iu')
}

const byRole = ['finds', 'misses', 'has', 'isEnabled', 'reads', 'clicks'] as const
const byName = ['shows', 'fills', 'selects'] as const

/** Finds by English names what is in that language. */
export const withBracketedNames = (driver: AnyDriver): AnyDriver =>
  withActions(driver, (driver) => {
    const named =
      (method: (typeof byRole | typeof byName)[number], before: number): Call =>
      (...values) =>
        (driver[method] as Call)(
          ...values.slice(0, before),
          bracketed(values[before] as Name | undefined),
          ...values.slice(before + 1),
        )
    return Object.fromEntries([
      ...byRole.map((method) => [method, named(method, 1)]),
      ...byName.map((method) => [method, named(method, 0)]),
    ]) as Partial<AnyDriver>
  })
