import { useEffect, type ReactNode } from 'react'
import type { AnyPlugin } from '../kernel/contract'
import { PluginProvider, useKernel } from './context'
import { FaultBoundary } from './fault-boundary'
import type { Load } from '../kernel/loading'
import { useLazy } from './lazy'
import { TelephoneLink } from './telephone-link'

interface Props {
  readonly plugin: AnyPlugin
  /** Where it stands, for a fault's report: `step "details"`. */
  readonly place: string
  readonly load: Load
  /** The height kept until it is here. */
  readonly reservedHeight?: string | undefined
  /** Shown until it is here and where it fails, instead of the loading text and the card. */
  readonly fallback?: ReactNode
}

/** A plugin's component in its place: fetched, in its plugin's scope, its faults kept in (architecture, "Faults"). */
export function PluginPart({ plugin, place, load, reservedHeight, fallback }: Props) {
  const kernel = useKernel()
  const part = useLazy(load)
  const error = part.state === 'failed' ? part.error : undefined
  const failed = (again: () => void) => (fallback === undefined ? <FaultCard again={again} /> : fallback)
  const report = (fault: unknown) => kernel.report({ plugin: plugin.id, place, error: fault })

  useEffect(() => {
    if (error !== undefined) kernel.report({ plugin: plugin.id, place: `loading of ${place}`, error })
  }, [kernel, plugin, place, error])

  if (part.state === 'loading') {
    if (fallback !== undefined) return fallback
    return (
      <p className="part-loading" style={{ minHeight: reservedHeight }}>
        {kernel.t('working')}
      </p>
    )
  }
  if (part.state === 'failed') return failed(part.again)
  return (
    <PluginProvider value={kernel.contextOf(plugin)}>
      <FaultBoundary onFault={report} fallback={failed}>
        <part.Component />
      </FaultBoundary>
    </PluginProvider>
  )
}

/** Stands where a part failed: never a dead end. */
function FaultCard({ again }: { readonly again: () => void }) {
  const { t, facts } = useKernel()
  const reference = Object.values(facts.references)[0]
  return (
    <div part="banner" className="fault" role="alert">
      <p>{t('stepFailed')}</p>
      {reference && <p>{t('reference', { reference })}</p>}
      <button type="button" part="button" className="button" onClick={again}>
        {t('tryAgain')}
      </button>
      <TelephoneLink telephone={facts.venue?.telephone} />
    </div>
  )
}
