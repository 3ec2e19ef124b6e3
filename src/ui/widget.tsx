import { type KeyboardEvent, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { Announcer } from './status'
import { ClosedMessage } from '../controls/venue'
import { useKernel } from '../controls/context'
import { FaultBoundary, FaultCard } from '../controls/parts/faults'
import { useIdle, usePart } from '../controls/parts/use-part'
import { shell } from '../kernel/core/parts'
import { Place } from '../controls/parts/place'
import { focusPlace } from '../controls/focus'
import { StepMoved, useStepMoved } from '../controls/step-heading'
import type { LaterProps } from './later'
import { loadLater } from './load-later'
import { safeDocument } from '../dom-clobbering'
import { PluginPart } from '../controls/parts/plugin-part'

/** The shell around every step: a landmark region labelled with the brand's title. */
export function Widget() {
  const { guard } = useKernel()
  const [faults, setFaults] = useState(0)
  // A part that fails while it is removed no longer has its own boundary.
  return (
    <FaultBoundary
      attempt={faults}
      onFault={(error) => {
        guard.fault({ owner: { id: 'widget' }, hook: 'step.component' }, error)
        if (faults < 3) setFaults(faults + 1)
      }}
      fallback={(again) => <FaultCard again={again} />}
    >
      <Shell />
    </FaultBoundary>
  )
}

function Shell() {
  const { brand, steps, choices, facts } = useKernel()
  const step = steps.current.value?.step
  const isLater = step !== undefined && step.priority !== 'base'
  const moved = useStepMoved(step?.id)
  return (
    <Frame isLater={isLater}>
      {/* New elements for each step and each venue from the host, so that browsers do not count a layout shift. */}
      <Layout key={`${step?.id} ${choices.venueArrivals.value}`} isLater={isLater}>
        <header part="header" className="aside">
          <p part="title" className="brand">
            {brand.title}
          </p>
          <Later part="header" isNeeded={isLater} />
          <Place name="aside" fallback={null} />
        </header>
        <div part="main" className="main">
          <Place name="notice" fallback={null} />
          <ClosedMessage />
          <StepMoved.Provider value={moved}>
            <Stage />
          </StepMoved.Provider>
          <Banner />
        </div>
      </Layout>
      <Announcer />
      <Later part="outside" isNeeded={isLater || facts.venue?.closedMessage != null} />
      <Place name="overlay" />
    </Frame>
  )
}

interface ContainerProps {
  /** A step after step 1 is on screen. */
  readonly isLater: boolean
  /** Passed as children, so that they do not render again when a request starts or ends. */
  readonly children: ReactNode
}

function Frame({ isLater, children }: ContainerProps) {
  const { brand, isUsed, tasks } = useKernel()
  return (
    <section
      part="widget"
      className="widget"
      aria-label={brand.title}
      // The height of a later step: from Continue on, so that a late response causes no layout shift.
      data-keeps-height={tasks.isAdvancing.value || isLater || undefined}
      onFocus={() => void (isUsed.value = true)}
      onKeyDownCapture={pressOnce}
    >
      {children}
    </section>
  )
}

/** Its attributes are for style sheets (docs/reference/tokens.md). */
function Layout({ isLater, children }: ContainerProps) {
  const { tasks, banner, facts, onScreen } = useKernel()
  return (
    <div
      className="layout"
      aria-busy={tasks.busy.value}
      data-action={onScreen.action.value}
      data-bar={onScreen.bar.value}
      data-confirmed={onScreen.confirmed.value}
      data-errors={onScreen.errors.value}
      data-banner={banner.shown.value !== null || undefined}
      data-venue={(isLater && facts.venue !== null) || undefined}
    >
      {children}
    </div>
  )
}

function Banner() {
  const { banner, problems } = useKernel()
  const text = banner.shown.value?.text
  return <Later part="banner" isNeeded={text !== undefined || problems.uncheckable.value} text={text} />
}

interface Part extends LaterProps {
  readonly isNeeded?: boolean
  /** What is said in any case. */
  readonly text?: string | undefined
}

/** A part that has its file loaded once there is a restaurant: neither step 1 nor the few errors before need it. */
function Later(props: Part) {
  const isAhead = useIdle(useKernel().facts.venue !== null)
  return (isAhead || props.isNeeded) && <LaterPart {...props} />
}

function LaterPart({ part, isNeeded, text }: Part) {
  const file = usePart<LaterProps>(shell, loadLater)
  if (file.state === 'loaded') return <file.Component part={part} />
  return file.state === 'failed' && isNeeded && <FaultCard again={file.again} text={text} />
}

/** A held Enter key presses only one button. The next button needs a new press. */
function pressOnce(event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !typing) event.preventDefault()
}

/** The current step. A step that is not essential is skipped after it fails twice. */
export function Stage() {
  const { steps, facts, plugins, navigation } = useKernel()
  const active = steps.current
  const stage = useKeptFocus()
  // Even step 1 has failed: only the telephone number is left.
  if (!active.value) return <FaultCard />
  const { plugin, step } = active.value
  const isNeeded = plugin.essential && steps.applying.value.includes(plugin)
  const isOver = step.end && Object.keys(facts.references).length > 0
  const canSkip = !isNeeded && !isOver && (step.priority !== 'base' || plugins.hasOtherBase(step))
  return (
    <div ref={stage} className="stage" data-step={step.id} data-journey={plugin.id}>
      <PluginPart
        key={step.id}
        plugin={plugin}
        kind="step"
        name={step.id}
        load={step.load}
        view={step.view}
        onGiveUp={canSkip ? () => navigation.skipStep(step.id) : undefined}
      />
    </div>
  )
}

/** Focuses the stage while a step is loading and has no heading yet, so that Tab continues from there. */
function useKeptFocus() {
  const moved = useContext(StepMoved)
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (moved.current && safeDocument.activeElement === safeDocument.body) focusPlace(stage.current)
  }, [moved])
  return stage
}
