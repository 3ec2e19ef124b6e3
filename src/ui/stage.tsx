import { useKernel } from './context'
import { PluginPart } from './plugin-part'

/** The current step. A step that is not essential is skipped after it fails twice, so that the diner can go on. */
export function Stage() {
  const { step: active, skipStep } = useKernel()
  if (!active.value) return null
  const { plugin, step } = active.value
  const canSkip = !plugin.essential && step.priority !== 'base' && !step.end
  return (
    <div className="stage" data-step={step.id} data-journey={plugin.id}>
      <PluginPart
        key={step.id}
        plugin={plugin}
        kind="step"
        name={step.id}
        load={step.load}
        onGiveUp={canSkip ? () => skipStep(step.id) : undefined}
      />
    </div>
  )
}
