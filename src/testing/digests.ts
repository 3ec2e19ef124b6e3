/** Digests are made beside the event loop, and nothing else tells that one is under way. */
export function watchDigests() {
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
  let count = 0
  if (!subtle) return { underWay: () => false, stop: () => undefined }
  const before = Object.getOwnPropertyDescriptor(subtle, 'digest')
  const digest = subtle.digest.bind(subtle)
  Object.defineProperty(subtle, 'digest', {
    configurable: true,
    value: (...call: Parameters<SubtleCrypto['digest']>) => {
      count++
      return digest(...call).finally(() => count--)
    },
  })
  return {
    underWay: () => count > 0,
    stop(): void {
      Reflect.deleteProperty(subtle, 'digest')
      if (before) Object.defineProperty(subtle, 'digest', before)
    },
  }
}
