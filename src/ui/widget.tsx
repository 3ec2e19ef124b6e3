import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Announcer, Loading } from './status'
import { ClosedMessage, ClosedAnnouncement } from '../controls/venue'
import { useKernel } from '../controls/context'
import { ErrorBanner } from './error-banner'
import { FaultBoundary, FaultCard } from '../controls/parts/faults'
import { ProgressHeader } from './progress-header'
import { Place } from '../controls/parts/place'
import { focusPlace, StepMoved, useStepMoved } from '../controls/step-heading'
import { TelephoneLink } from '../controls/texts'
import { safeDocument } from '../dom-clobbering'
import { PluginPart } from '../controls/parts/plugin-part'

/** The shell around every step: a landmark region that is labelled with the brand's title. */
export function Widget() {
  const { guard } = useKernel()
  const [faults, setFaults] = useState(0)
  // Above all parts: one that fails while it is taken away has no boundary of its own any more.
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
  const { brand, steps, choices } = useKernel()
  const id = steps.current.value?.step.id
  const moved = useStepMoved(id)
  return (
    <Frame>
      {/* New elements for each step and each venue from the host, so that this does not count as a layout shift. */}
      <Layout key={`${id} ${choices.venueArrivals.value}`}>
        <header part="header" className="aside">
          <p part="title" className="brand">
            {brand.title}
          </p>
          <ProgressHeader />
          <Place name="aside" fallback={null} />
        </header>
        <div part="main" className="main">
          <Place name="notice" fallback={null} />
          <ClosedMessage />
          <StepMoved.Provider value={moved}>
            <Stage />
            <Uncheckable />
          </StepMoved.Provider>
          <ErrorBanner />
        </div>
      </Layout>
      <Announcer />
      <ClosedAnnouncement />
      <Loading />
      <Place name="overlay" fallback={null} />
    </Frame>
  )
}

interface Around {
  /** Not rendered again with what is around them: each press begins and ends requests. */
  readonly children: ReactNode
}

function Frame({ children }: Around) {
  const { brand, isUsed } = useKernel()
  return (
    <section
      part="widget"
      className="widget"
      aria-label={brand.title}
      data-keeps-height={useKeptHeight()}
      onFocus={(event) => {
        isUsed.value = true
        showWhole(event)
      }}
      onKeyDownCapture={pressOnce}
    >
      {children}
    </section>
  )
}

function Layout({ children }: Around) {
  const { busy } = useKernel().tasks
  return (
    <div className="layout" aria-busy={busy.value}>
      {children}
    </div>
  )
}

function Uncheckable() {
  const { problems, steps, facts, texts } = useKernel()
  if (!problems.uncheckable.value || steps.current.value?.step.end) return null
  return (
    <div part="banner" className="fault" role="alert">
      <p>{texts.t('invalid')}</p>
      <TelephoneLink telephone={facts.venue?.telephone} />
    </div>
  )
}

/** Whether the widget reserves the height of a later step: from the press of Continue on, so that a late answer moves nothing. */
function useKeptHeight(): true | undefined {
  const { steps, tasks } = useKernel()
  const active = steps.current.value
  return tasks.isAdvancing.value || (active && active.step.priority !== 'base') || undefined
}

/** A browser scrolls the text of a field into the window, and not the whole field; nor from under what is sticky. */
function showWhole({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView?.({ block: 'nearest' })
}

/** A held Enter presses a button only once: the button that appears next needs a new press. */
function pressOnce(event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLTextAreaElement
  if (event.key === 'Enter' && event.repeat && !typing) event.preventDefault()
}

/** The current step. A step that is not essential is skipped after it fails twice, so that the diner can go on. */
export function Stage() {
  const { steps, facts, plugins, navigation } = useKernel()
  const active = steps.current
  const stage = useKeptFocus()
  // Even step 1 has withdrawn: there is nothing but the telephone.
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
        onGiveUp={canSkip ? () => navigation.skipStep(step.id) : undefined}
      />
    </div>
  )
}

/** A step whose file is on its way has no heading yet: until then the focus is in its place, and Tab goes on from there. */
function useKeptFocus() {
  const moved = useContext(StepMoved)
  const stage = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (moved.current && safeDocument.activeElement === safeDocument.body) focusPlace(stage.current)
  }, [moved])
  return stage
}
