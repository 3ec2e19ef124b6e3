import { useKernel } from './context'
import { PluginPart } from './plugin-part'

/** The current step. One that nothing hangs on is passed over where it fails twice: the diner goes on without it. */
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
