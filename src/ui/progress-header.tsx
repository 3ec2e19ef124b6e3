import { useEffect, useState } from 'react'
import type { Kernel } from '../kernel/kernel'
import { loadedComponent, preload } from '../kernel/registry/loading'
import { useKernel } from '../controls/context'
import { loadingId } from './status'
import { Place } from '../controls/parts/place'
import { VenueHeader } from '../controls/venue'
import type { Load } from '../contract/plugin'
import type { BarProps } from './bar/bar'

/** The header from step 2 on: Back, venue, summary and the links to edit the choices (section 2, "Other elements"). */
export function ProgressHeader() {
  const kernel = useKernel()
  const { steps, texts, journeys, facts, navigation } = kernel
  const { t, summary } = texts
  const Bar = useBar()
  const active = steps.current.value?.step
  if (!active) return null
  const later = active.priority !== 'base'
  const open = later && !active.end && steps.canLeave.value
  const canChoose = journeys.choice.value && facts.journey !== null && !active.end
  if (!later && !canChoose) return null

  const back = open && <EditButton label={t('back')} className="back" onClick={navigation.back} />
  const choice = (
    <>
      {later && <VenueHeader />}
      {later && summary.value && (
        <p part="summary" className="summary">
          {summary.value}
        </p>
      )}
      {later && <Place name="summary" />}
      <div className="edit-links">
        {open && <EditButton label={t('editBooking')} onClick={navigation.restart} />}
        {canChoose && <EditButton label={t('chooseType')} onClick={() => chooseType(kernel)} />}
      </div>
    </>
  )
  if (Bar && later) return <Bar back={back}>{choice}</Bar>
  return (
    <div className="progress">
      {back}
      {choice}
    </div>
  )
}

/**
 * The header for phones, loaded once a restaurant is chosen. A step keeps the header that it started with, to prevent a layout
 * shift. If the file fails to load, phones have the other header.
 */
function useBar() {
  const isChosen = useKernel().facts.venue !== null
  useEffect(() => {
    if (isChosen) preload(shellParts())
  }, [isChosen])
  return useState(() => loadedComponent(loadBar))[0]
}

function chooseType({ navigation, choices }: Kernel): void {
  navigation.restart()
  choices.choose(null)
}

interface EditButtonProps {
  readonly label: string
  readonly className?: string
  readonly onClick: () => void
}

/** A link that cannot be pressed while the booking is being sent. It is then described by the loading text. */
function EditButton({ label, className = '', onClick }: EditButtonProps) {
  const isSending = useKernel().submission.isSending.value
  return (
    <button
      type="button"
      part="link"
      className={`link ${className}`}
      aria-disabled={isSending || undefined}
      aria-describedby={isSending ? loadingId : undefined}
      onClick={() => isSending || onClick()}
    >
      {label}
    </button>
  )
}

const loadBar: Load<BarProps> = () => import(/* webpackChunkName: "bar" */ './bar/bar')

/** The largest width with this header, in pixels (bar.css). */
const maximumWidth = 620

/** The parts of the shell that steps from step 2 on need. */
export const shellParts = (): readonly Load[] =>
  window.innerWidth < maximumWidth ? [loadBar as unknown as Load] : []
