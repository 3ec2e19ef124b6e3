import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { hookDeadline, slowLoading } from '../../constants'
import type { AnyPlugin, Load, WrapperProps } from '../../contract/plugin'
import { ownerOf } from '../../kernel/core/guard'
import { DeadlineError } from '../../deadline'
import { PluginProvider, useKernel, useScope } from '../context'
import { FaultCard, FaultBoundary } from './faults'
import { usePart } from './use-part'

interface Props {
  readonly plugin: AnyPlugin
  readonly kind: 'step' | 'insert'
  /** The step's id or the insert's place, for fault reports. */
  readonly name: string
  readonly load: Load
  /** The export with the component. */
  readonly view?: string | undefined
  /** Its component receives the fallback as `replaced`. */
  readonly wraps?: true | undefined
  /** A fault of this part does not block the submission, even if its plugin is essential. */
  readonly optional?: boolean | undefined
  /** The height while it loads, as a CSS length. */
  readonly reservedHeight?: string | undefined
  /** Shown while it loads and after it has failed, instead of the loading text and the error card. */
  readonly fallback?: ReactNode
  /** Called when it fails again after a retry. */
  readonly onGiveUp?: (() => void) | undefined
}

/** Loads a plugin's component, renders it in the plugin's context and contains its faults. */
export function PluginPart({
  plugin,
  kind,
  name,
  load,
  view,
  wraps,
  optional,
  reservedHeight,
  fallback,
  onGiveUp,
}: Props) {
  const kernel = useKernel()
  const outerContext = useScope()
  const { guard } = kernel
  const part = usePart<Partial<WrapperProps>>(plugin, load, view)
  const faults = useRef(0)
  const [isSettled, setSettled] = useState(false)
  const owner = ownerOf(plugin, optional)
  const isAwaited = kind === 'insert' && owner.essential === true && !isSettled
  const error = part.state === 'failed' ? part : undefined
  const retries = kernel.essentials.retries.value
  const failed = (again: () => void) => (fallback === undefined ? <FaultCard again={again} /> : fallback)

  function fail(hook: 'load' | 'component', cause: unknown) {
    guard.fault({ owner, hook: `${kind}.${hook}`, name }, cause)
    setSettled(true)
    if (++faults.current > 1) onGiveUp?.()
  }
  function succeed() {
    setSettled(true)
    guard.clearFault({ owner, hook: `${kind}.load`, name })
    guard.clearFault({ owner, hook: `${kind}.component`, name })
  }

  usePendingPart(isAwaited)
  useEffect(() => {
    if (error) fail('load', error.error)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each failure, not for each render.
  }, [error?.attempt])
  useEffect(() => {
    if (error && retries > 0) error.again()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each press that was stopped.
  }, [retries])

  if (part.state === 'loading') {
    if (fallback !== undefined) return fallback
    return <LoadingText height={reservedHeight} />
  }
  if (part.state === 'failed') return failed(part.again)
  return (
    // The fallback belongs to the surrounding step, outside of this plugin's context.
    <FaultBoundary onFault={(cause) => fail('component', cause)} fallback={failed} attempt={retries}>
      <Suspense fallback={<Suspended />}>
        <PluginProvider value={kernel.plugins.contextOf(plugin)}>
          <part.Component
            replaced={wraps && <PluginProvider value={outerContext}>{fallback}</PluginProvider>}
          />
          <Mounted then={succeed} />
        </PluginProvider>
      </Suspense>
    </FaultBoundary>
  )
}

/** Counts a part of an essential plugin as pending while it loads. */
function usePendingPart(isPending: boolean): void {
  const { pendingParts } = useKernel().essentials
  useEffect(() => {
    if (!isPending) return
    pendingParts.value = pendingParts.peek() + 1
    return () => void (pendingParts.value = pendingParts.peek() - 1)
  }, [isPending, pendingParts])
}

/** A component that suspends for longer than a file may load has failed. */
function Suspended() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), hookDeadline)
    return () => clearTimeout(timer)
  }, [])
  if (late) throw new DeadlineError(hookDeadline)
  return <LoadingText />
}

/** The loading text, announced only if loading is slow. */
function LoadingText({ height }: { readonly height?: string | undefined }) {
  const { announcer, texts } = useKernel()
  const { announce } = announcer
  const text = texts.t('working')
  useEffect(() => {
    const timer = setTimeout(() => announce(text), slowLoading)
    return () => clearTimeout(timer)
  }, [announce, text])
  return (
    <p className="part-loading" style={{ height }}>
      {text}
    </p>
  )
}

/** Calls `then` once its siblings have rendered without a fault. */
function Mounted({ then }: { readonly then: () => void }) {
  useEffect(then)
  return null
}
