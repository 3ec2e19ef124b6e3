/** What came of a press. `text`: what could not be copied, for the diner to copy by hand. */
export interface Outcome {
  readonly key: 'copied' | 'copyDenied' | 'shared' | 'shareDenied' | null
  readonly text?: string
}

/** Whether the text is copied: a browser, a page or a diner may not allow it. */
export async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** By the device's own sheet where it has one, else copied. `shared` also where the diner has closed the sheet. */
export async function shares(text: string): Promise<'shared' | 'copied' | 'denied'> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text })
      return 'shared'
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'shared'
    }
  }
  return (await copies(text)) ? 'copied' : 'denied'
}
