import { createRoot } from 'react-dom/client'
import { Playground } from './playground'
import { firstSettings } from './settings'
import { settingsOf } from './share'

/** Inserted by the build: the JSON Schema of the brand config (tools/brand-schema). */
declare const BRAND_SCHEMA: object

const place = document.querySelector('#playground')!

const brokenLink =
  'We couldn’t read this link: part of it may be missing. You’re starting with the default settings.'

async function start(): Promise<void> {
  const opened = await settingsOf(location.hash).then(
    (settings) => ({ start: settings ?? firstSettings, problem: undefined }),
    () => ({ start: firstSettings, problem: brokenLink }),
  )
  createRoot(place).render(<Playground {...opened} schema={BRAND_SCHEMA} />)
}
void start()
