import { useEffect, useState } from 'react'
import { loadComponent, loadedComponent } from '../kernel/load-component'
import { loadBar, shellParts } from './bar/load-bar'
import { useKernel } from './context'
import { Place } from './place'
import { VenueHeader } from './venue-header'

/** From step 2 on: Back, the venue, the summary and the links to edit the choices (section 2, "Other elements"). */
export function ProgressHeader() {
  const kernel = useKernel()
  const { t, step, summary, sending, journeys, facts, canLeave } = kernel
  const Bar = useBar()
  const active = step.value?.step
  if (!active) return null
  const later = active.priority !== 'base'
  const open = later && !active.end && canLeave.value
  const canChoose = journeys.choice.value && facts.journey !== null && !active.end
  if (!later && !canChoose) return null

  const back = open && (
    <EditButton label={t('back')} className="back" onClick={kernel.back} disabled={sending.value} />
  )
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
        {open && <EditButton label={t('editBooking')} onClick={kernel.restart} disabled={sending.value} />}
        {canChoose && (
          <EditButton label={t('chooseType')} onClick={() => chooseType(kernel)} disabled={sending.value} />
        )}
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
 * A phone's header, fetched once a restaurant is chosen. A step keeps the header that it began with, so that nothing
 * moves; without the file all steps have the other one.
 */
function useBar() {
  const isChosen = useKernel().facts.venue !== null
  useEffect(() => {
    if (isChosen) for (const part of shellParts()) loadComponent(part).catch(() => undefined)
  }, [isChosen])
  return useState(() => loadedComponent(loadBar))[0]
}

function chooseType({ restart, choose }: { restart: () => void; choose: (journey: null) => void }): void {
  restart()
  choose(null)
}

interface EditButtonProps {
  readonly label: string
  readonly className?: string
  readonly onClick: () => void
  readonly disabled: boolean
}

function EditButton({ label, className = '', onClick, disabled }: EditButtonProps) {
  return (
    <button type="button" part="link" className={`link ${className}`} onClick={onClick} disabled={disabled}>
      {label}
    </button>
  )
}
