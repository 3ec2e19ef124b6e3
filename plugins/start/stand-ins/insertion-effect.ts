import { useInsertionEffect } from 'react'

/**
 * Stands in for emotion's look-up of this hook by a computed name, for Reacts that lack it: a look-up that makes the
 * bundler carry a copy of React's namespace, and the loader the code to make one.
 */
export const useInsertionEffectAlwaysWithSyncFallback = useInsertionEffect
export const useInsertionEffectWithLayoutFallback = useInsertionEffect
