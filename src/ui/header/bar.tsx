import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useKernel, useStyles } from '../../controls/context'
import { useOnScreen } from '../../controls/on-screen'
import css from './bar.css'

export interface BarProps {
  /** Its link, or false. */
  readonly back: ReactNode
  /** The header's content. Shown when the line is pressed, and always in a wide widget. */
  readonly children: ReactNode
}

/** The header of a narrow widget from step 2 on: Back, the restaurant and the choice in one sticky line. */
export default function Bar({ back, children }: BarProps) {
  useStyles(css)
  const { facts, brand } = useKernel()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)
  useOnScreen('bar')

  // Closes when the diner uses something that it covers.
  useEffect(() => {
    const root = bar.current!.getRootNode()
    const closeOutside = ({ target }: Event) => bar.current?.contains(target as Node) || setOpen(false)
    const events = isOpen ? ['focusin', 'pointerdown'] : []
    for (const event of events) root.addEventListener(event, closeOutside)
    return () => events.forEach((event) => root.removeEventListener(event, closeOutside))
  }, [isOpen])

  return (
    <div ref={bar} className="progress bar" data-back={Boolean(back) || undefined}>
      {back}
      <button
        type="button"
        part="link"
        className="bar-line"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <bdi lang={facts.venue ? brand.backEndLanguage : undefined} className="bar-name">
          {facts.venue?.name ?? brand.title}
        </bdi>
      </button>
      <div id={id} className="bar-more" hidden={!isOpen}>
        {children}
      </div>
    </div>
  )
}
