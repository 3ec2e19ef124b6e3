import { useEffect, useRef } from 'react'
import { useKernel } from './context'
import { PluginPart } from './plugin-part'
import { StepMoved } from './step-heading'

/** The current step. */
export function Stage() {
  const active = useKernel().step.value
  const id = active?.step.id
  const shown = useRef(id)
  const moved = useRef(false)
  useEffect(() => {
    if (shown.current !== id) moved.current = true
    shown.current = id
  }, [id])

  if (!active) return null
  const { plugin, step } = active
  return (
    <div className="stage" data-step={step.id} data-journey={plugin.id}>
      <StepMoved.Provider value={moved}>
        <PluginPart key={step.id} plugin={plugin} place={`step "${step.id}"`} load={step.load} />
      </StepMoved.Provider>
    </div>
  )
}
