import type { Tool } from '../contract/plugin-context'
import type { Kernel } from './kernel'

/** Known to this file alone: a plugin can pass a tool on, but cannot make one that is given the kernel. */
const open = Symbol('open')

/** Makes a tool for `ctx.use`. `create` is called once for each kernel that uses it. */
export const defineTool = <Value>(create: (kernel: Kernel) => Value) =>
  Object.freeze({ [open]: create }) as unknown as Tool<Value>

/** `ctx.use` of one kernel. */
export function createToolbox(kernel: Kernel) {
  const opened = new Map<unknown, unknown>()
  return <Value>(tool: Tool<Value>): Value => {
    if (!opened.has(tool))
      opened.set(tool, (tool as unknown as { [open]: (kernel: Kernel) => Value })[open](kernel))
    return opened.get(tool) as Value
  }
}
