import { useEffect } from 'react'
import { usePlugin } from 'tavola/controls'
import type { Shown } from './location-lines'
import type { StartContext } from './model'
import { saidAsSlow } from './list-numbers'

/** Says what the list shows, once each time that it shows something else; while it is searched for, only if that takes long. */
export function useSaid(shown: Shown | null, said: string, text: string): void {
  const { announce, t } = usePlugin<StartContext>()
  const isLoading = shown?.isLoading === true
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => announce(t('searching')), saidAsSlow)
    return () => clearTimeout(timer)
  }, [announce, isLoading, t, text])

  useEffect(() => {
    if (shown) announce(said)
  }, [announce, shown, said])
}
