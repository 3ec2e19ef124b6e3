import { useEffect, useState } from 'react'
import { whenIdle } from '../later'

/** True once the page has had nothing else to do since `wanted`: for what is rendered ahead, so that a press need not. */
export function useIdle(wanted: boolean): boolean {
  const [hasBeenIdle, setIdle] = useState(false)
  useEffect(() => (wanted ? whenIdle(() => setIdle(true)) : undefined), [wanted])
  return hasBeenIdle
}
