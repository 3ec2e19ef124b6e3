import { safeDocument } from '../dom-clobbering'
import { useContext, useLayoutEffect, useRef } from 'react'
import { useKernel } from '../controls/context'
import { FaultCard } from '../controls/faults'
import { PluginPart } from '../controls/plugin-part'
import { focusPlace, StepMoved } from '../controls/step-heading'

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
