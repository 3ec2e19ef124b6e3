import { chromium, type Browser } from 'playwright-core'
import { chromiumFlags, chromiumPath, type Kind } from '../test/browser/kit/chromium'

interface Launch {
  readonly kind?: Kind
  readonly flags?: readonly string[]
}

/** Starts Chromium for a task, and closes it even if the task fails. */
export async function withChromium<Value>(
  task: (browser: Browser) => Promise<Value>,
  { kind = 'shell', flags = [] }: Launch = {},
): Promise<Value> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(kind),
    args: [...chromiumFlags, ...flags],
  })
  try {
    return await task(browser)
  } finally {
    await browser.close()
  }
}

export const chromiumVersion = async () =>
  `Chromium ${await withChromium(async (browser) => browser.version())}`
