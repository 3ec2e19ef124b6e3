/** Why a brand's plugins cannot work. */
export type BootCode =
  | 'wrong-shape'
  | 'reserved-id'
  | 'wrong-contract'
  | 'unknown-place'
  | 'foreign-place'
  | 'duplicate-plugin'
  | 'missing-need'
  | 'duplicate-journey'
  | 'unknown-outcome'
  | 'duplicate-outcome'
  | 'duplicate-step'
  | 'unknown-priority'
  | 'no-base-step'
  | 'payload-tie'

/** A brand that cannot work: a code, the names involved, and the likely cause. */
export class BootError extends Error {
  override readonly name = 'BootError'

  constructor(
    readonly code: BootCode,
    message: string,
  ) {
    super(`[${code}] ${message}`)
  }
}
