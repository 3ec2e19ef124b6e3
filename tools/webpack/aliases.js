import { fileURLToPath } from 'node:url'

/**
 * The modules that our builds replace whole. Nothing is changed inside a library, so a new version of one needs no new
 * version of ours. The light build's aliases, Preact in React's place, are in tools/light/aliases.js.
 */

/** @preact/signals-react imports a shim of this hook for React 17. React has had the hook itself since 18. */
export const shimAliases = { 'use-sync-external-store/shim/index.js': 'react' }

export const aliases = {
  ...shimAliases,
  // react-select styles its own parts with emotion, which adds style elements to the page's head while the page runs. The
  // widget renders its own parts, styled in plugins/location/list.css.
  '@emotion/react': fileURLToPath(new URL('no-emotion.ts', import.meta.url)),
}
