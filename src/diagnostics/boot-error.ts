import type { Code } from './codes'

/** The reasons why a brand's plugins cannot work, each with its code in the docs. */
export const bootCodes = {
  'wrong-shape': 'T070',
  'reserved-id': 'T071',
  'wrong-contract': 'T072',
  'unknown-place': 'T073',
  'foreign-place': 'T074',
  'duplicate-plugin': 'T075',
  'missing-need': 'T076',
  'duplicate-journey': 'T077',
  'unknown-outcome': 'T078',
  'duplicate-outcome': 'T079',
  'duplicate-step': 'T080',
  'unknown-priority': 'T081',
  'no-base-step': 'T082',
  'payload-tie': 'T083',
  'wrapped-and-replaced': 'T084',
  'two-owners': 'T085',
  'two-providers': 'T086',
  'missing-service': 'T087',
} as const satisfies Record<string, Code>

export type BootCode = keyof typeof bootCodes

/** A brand that cannot work: a code, the names involved, and the likely cause. */
export class BootError extends Error {
  override readonly name = 'BootError'

  constructor(
    readonly code: BootCode,
    message: string,
  ) {
    super(`${bootCodes[code]} [${code}] ${message}`)
  }
}
