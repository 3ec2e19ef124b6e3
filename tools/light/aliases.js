import { fileURLToPath } from 'node:url'

/**
 * Replaces React with Preact in the light build. Resolve aliases of webpack, of a
 * host's bundler ("tavola/light" of the package), and of the tests that run on Preact (test/kit/mocha/light.mjs).
 */
export const lightAliases = {
  'react-dom/client': fileURLToPath(new URL('create-root.js', import.meta.url)),
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
}
