import { safeDocument } from 'tavola'
import { useEffect, useRef } from 'react'

/** Gives the diner a file that is made here: no server is asked. The browser keeps it until the next one, or the end. */
export function useDownload(type: string): (name: string, text: string) => void {
  const address = useRef('')
  useEffect(() => () => URL.revokeObjectURL(address.current), [])
  return (name, text) => {
    URL.revokeObjectURL(address.current)
    address.current = URL.createObjectURL(new Blob([text], { type }))
    Object.assign(safeDocument.createElement('a'), { href: address.current, download: name }).click()
  }
}
