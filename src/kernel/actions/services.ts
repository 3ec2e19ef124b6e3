import type { ServiceName, Services } from '../../contract/names'
import type { PluginContext } from '../../contract/plugin-context'
import { onFirstUse } from '../core/first-use'
import { defineTool } from './plugin-context'

/** What another plugin `provides` under a name. Undefined if the brand has no such plugin, or if it has failed. */
export const serviceOf = <Name extends ServiceName>(ctx: Pick<PluginContext, 'use'>, name: Name) =>
  ctx.use(tool)(name) as Services[Name] | undefined

/** A service is made on first use. If that throws, it is its provider's fault. */
const tool = defineTool(({ plugins, guard }) =>
  onFirstUse((name: ServiceName): unknown => {
    const owner = plugins.all.find(({ provides }) => provides?.[name])
    if (!owner) return undefined
    const place = { owner, hook: 'provides', name } as const
    return guard.call<unknown>(place, () => owner.provides![name]!(plugins.contextOf(owner)), undefined)
  }),
)
