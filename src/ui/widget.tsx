import type { KeyboardEvent } from 'react'
import { ClosedMessage } from './closed-message'
import { useKernel } from './context'
import { ErrorBanner } from './error-banner'
import { Loading } from './loading'
import { ProgressHeader } from './progress-header'
import { Place } from './place'
import { Stage } from './stage'
import { StepMoved, useStepMoved } from './step-heading'

/** The shell around every step: the region that people find by the brand's title. */
export function Widget() {
  const { brand, step, busy, venueArrivals } = useKernel()
  const id = step.value?.step.id
  // On a later step, what was typed meanwhile stands.
  const arrivals = step.value?.step.priority === 'base' ? venueArrivals.value : ''
  const moved = useStepMoved(id)
  return (
    <section
      part="widget"
      className="widget"
      aria-label={brand.title}
      data-keeps-height-of={useKeptHeight()}
      onKeyDownCapture={pressOnce}
    >
      <ErrorBanner />
      {/* Made anew with each step and each venue that the host brings: what replaces a thing has not moved it. */}
      <div key={`${id} ${arrivals}`} className="layout" aria-busy={busy.value}>
        <header part="header" className="aside">
          <p part="title" className="brand">
            {brand.title}
          </p>
          <ProgressHeader />
        </header>
        <div part="main" className="main">
          <ClosedMessage />
          <StepMoved.Provider value={moved}>
            <Stage />
          </StepMoved.Provider>
        </div>
      </div>
      <Loading />
      <Place name="overlay" fallback={null} />
    </section>
  )
}

/**
 * Whose height the widget keeps, so that an answer that comes late moves nothing of the page: from the press of
 * Continue that of a form, from the fixed details on that of a result.
 */
function useKeptHeight(): 'form' | 'result' | undefined {
  const { step, advancing, facts } = useKernel()
  if (facts.detailsConfirmed) return 'result'
  return advancing.value || (step.value && step.value.step.priority !== 'base') ? 'form' : undefined
}

/** A held Enter presses a button once: what it confirms, and what it reveals, needs a press of its own. */
function pressOnce(event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !typing) event.preventDefault()
}
