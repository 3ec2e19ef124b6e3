import { useKernel } from './context'
import { PluginPart } from './plugin-part'

/** The current step. */
export function Stage() {
  const active = useKernel().step.value
  if (!active) return null
  const { plugin, step } = active
  return (
    <div className="stage" data-step={step.id} data-journey={plugin.id}>
      <PluginPart key={step.id} plugin={plugin} place={`step "${step.id}"`} load={step.load} />
    </div>
  )
}
