import { defineConfig } from 'vitest/config'

/** The tests have a page; and time, as the first one loads the whole widget. */
export default defineConfig({ test: { environment: 'jsdom', testTimeout: 30_000 } })
