import { rolldown } from 'rolldown'

/** The driver of random sessions as one script, which a page of Chromium plays by itself (test/sessions). */
export async function bundleDriver(): Promise<string> {
  const build = await rolldown({
    input: 'test/sessions/stage/chromium-page.ts',
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'iife' })
  return output[0].code
}
