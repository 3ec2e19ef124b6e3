import { definePlugin } from 'tavola'
import { undoAfterTest } from '../../kit/mocha/clean-up.mjs'
import { cardGuarantee, enquiry, form, placesStep, party } from '../../kit/stand-ins'
import { renderPlugins, type Diner } from '../../kit/diner'
import agentTools from '../../../plugins/agent-tools'
import type { AgentTool, ModelContext } from '../../../plugins/agent-tools/model-context'
import type { TestKernelOptions } from '../../kit/kernel'

/** A browser with WebMCP, as Chromium has it: names are unique, and a tool is gone with its signal. */
export function createBrowser() {
  const tools = new Map<string, AgentTool>()
  const modelContext: ModelContext = {
    async registerTool(tool, { signal }) {
      if (tools.has(tool.name)) throw new DOMException('Duplicate tool name', 'InvalidStateError')
      tools.set(tool.name, tool)
      signal.addEventListener('abort', () => tools.delete(tool.name))
    },
  }
  return { tools, modelContext }
}

/** The document has it until the test ends. */
export function has(modelContext: unknown): void {
  Object.defineProperty(window.Document.prototype, 'modelContext', {
    configurable: true,
    get: () => modelContext,
  })
  undoAfterTest(() => void Reflect.deleteProperty(window.Document.prototype, 'modelContext'))
}

export interface Answered {
  readonly [name: string]: unknown
  readonly error?: string
  readonly message?: string
}

/** A journey without a table, which no tool prepares. */
const letter = definePlugin({ ...enquiry, journey: { ...enquiry.journey!, direct: true } })

/** A diner at a widget with the tools, and what the diner's assistant does with them. */
export async function meetsAssistant(options: Partial<TestKernelOptions> = {}) {
  const { tools, modelContext } = createBrowser()
  has(modelContext)
  const diner = await renderPlugins({
    plugins: [placesStep, form, letter, party, cardGuarantee, agentTools],
    ...options,
    brand: { timeZone: 'Europe/Dublin', ...options.brand },
  })
  await diner.waits(1_000)
  return { diner, tools, calls: callsOf(diner, tools) }
}

/** Calls a tool and lets the diner see what comes of it. */
const callsOf =
  (diner: Diner, tools: ReadonlyMap<string, AgentTool>) =>
  async (name: string, input: unknown = {}): Promise<Answered> => {
    let answer: Answered | undefined
    await diner.sees(
      () =>
        void tools
          .get(name)!
          .execute(input)
          .then((given) => (answer = given as Answered)),
    )
    for (let turn = 0; !answer && turn < 20; turn++) await diner.waits(100)
    if (!answer) throw new Error(`${name} has not answered.`)
    return answer
  }

/** A table that the scene's restaurant has. */
export const dinner = { restaurant: 'cork', date: '2026-11-28', time: '19:30', guests: 2 }

export const annas = {
  firstName: 'Anna',
  lastName: 'Byrne',
  email: 'anna@example.ie',
  telephoneNumber: '020 7946 0958',
}
