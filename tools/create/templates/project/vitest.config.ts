import { defineConfig } from 'vitest/config'

/** Tests run in jsdom. They get more time, because the first one loads the whole widget. */
export default defineConfig({ test: { environment: 'jsdom', testTimeout: 30_000 } })
