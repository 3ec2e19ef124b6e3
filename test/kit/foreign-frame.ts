/** Puts this window into a frame of another site, whose document nobody may read. Returns how to take it out. */
export function frameByAnotherSite(): () => void {
  const parent = Object.getOwnPropertyDescriptor(window, 'parent')!
  const foreign = {
    get window(): object {
      return foreign
    },
    get document(): never {
      throw new DOMException('Blocked.', 'SecurityError')
    },
  }
  Object.defineProperty(window, 'parent', { value: foreign, configurable: true })
  return () => void Object.defineProperty(window, 'parent', parent)
}
