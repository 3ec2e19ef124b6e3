import type { Json } from 'tavola'
import { safeDocument } from 'tavola/page'
import type { InputSchema } from './input'

/**
 * The part of WebMCP that we use (https://webmachinelearning.github.io/webmcp/, October 2026). It is a draft, and TypeScript
 * has no types for it yet.
 */
export interface ModelContext {
  /** Rejects with an `InvalidStateError` if another tool of the page has the name. */
  registerTool(tool: AgentTool, options: { readonly signal: AbortSignal }): Promise<void>
}

export interface AgentTool {
  readonly name: string
  readonly title: string
  /** Up to 500 characters; of a property of the input up to 150. */
  readonly description: string
  readonly inputSchema: InputSchema
  readonly annotations: {
    /** It changes nothing. */
    readonly readOnlyHint: boolean
    /** The answer has texts of the back end. */
    readonly untrustedContentHint: boolean
  }
  /** `input` is whatever the agent passes: the browser does not check it. A rejection tells the agent no reason. */
  execute(input: unknown): Promise<Answer>
}

/** Up to 1,500 characters as JSON. */
export type Answer = Readonly<Record<string, Json | undefined>>

/** The browser's WebMCP, of which Chromium has an origin trial. An element of the page may have the name. */
export function findModelContext(): ModelContext | null {
  const { modelContext } = safeDocument as { readonly modelContext?: Partial<ModelContext> | null }
  return typeof modelContext?.registerTool === 'function' ? (modelContext as ModelContext) : null
}
