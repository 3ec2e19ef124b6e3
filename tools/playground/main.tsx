import { createRoot } from 'react-dom/client'
import { Playground } from './playground'
import { firstSettings } from './settings'
import { settingsOf } from './share'

/** Inserted by the build: the JSON Schema of the brand config (tools/brand-schema). */
declare const BRAND_SCHEMA: object

const place = document.querySelector('#playground')!

const broken = 'The link could not be read: perhaps a part of it was cut off. The playground starts afresh.'

async function start(): Promise<void> {
  const kept = await settingsOf(location.hash).then(
    (settings) => ({ start: settings ?? firstSettings, problem: undefined }),
    () => ({ start: firstSettings, problem: broken }),
  )
  createRoot(place).render(<Playground {...kept} schema={BRAND_SCHEMA} />)
}
void start()
