import { maximumSplit, specialRequestsLimit } from 'tavola'
import { longestId, refuse, shortened } from './answers'
import { count, matching, oneOf, readInput, text, type InputSchema, type Input } from './input'
import { findRestaurants, listFreeTimes, mostRestaurants } from './look-up'
import { messages } from './messages'
import type { AgentTool, Answer, ModelContext } from './model-context'
import type { AgentContext, AgentTexts } from './model'
import { preparable, prepareBooking } from './prepare'
import { bookingStatus, readTicket } from './report'

/** How many calls of all tools are answered in a minute: an agent needs about ten for a booking. */
export const callsPerMinute = 20
/** How many widgets of a page may offer tools. */
const mostWidgets = 9

type Tool = Omit<AgentTool, 'execute' | 'inputSchema'> & {
  readonly properties: InputSchema['properties']
  readonly required: readonly string[]
  run(input: Input): Answer | Promise<Answer>
}

/** Registers the tools until the widget is gone. A second widget's names end in "_2". */
export async function offerTools(ctx: AgentContext, modelContext: ModelContext): Promise<void> {
  const t = ctx.addTexts(messages)
  const mayCall = createLimit(ctx)
  const tools = createTools(ctx, t).map(({ properties, required, run, ...tool }): AgentTool => {
    const inputSchema = { type: 'object', properties, required, additionalProperties: false } as const
    return {
      ...tool,
      inputSchema,
      async execute(given) {
        if (!mayCall()) return refuse(t, 'tooMany')
        const read = readInput(inputSchema, given)
        return 'input' in read
          ? shortened(await run(read.input))
          : refuse(t, 'invalid', read.wrong ? { field: read.wrong } : { fields: Object.keys(properties) })
      },
    }
  })
  for (let position = 1; position <= mostWidgets; position++)
    if (await register(tools.map(atPosition(position, t)), modelContext, ctx.signal)) return
}

/** The names and descriptions of the page's second widget differ from those of the first. */
const atPosition =
  (position: number, t: AgentTexts) =>
  (tool: AgentTool): AgentTool =>
    position === 1
      ? tool
      : {
          ...tool,
          name: `${tool.name}_${position}`,
          description: t('second', { text: tool.description, position }),
        }

/** Registers all tools or none. False if another widget has the names. */
async function register(
  tools: readonly AgentTool[],
  modelContext: ModelContext,
  disposal: AbortSignal,
): Promise<boolean> {
  const end = new AbortController()
  const signal = AbortSignal.any([end.signal, disposal])
  try {
    for (const tool of tools) if (!signal.aborted) await modelContext.registerTool(tool, { signal })
    return true
  } catch (error) {
    end.abort()
    if (disposal.aborted) return true
    if ((error as Partial<DOMException> | null)?.name === 'InvalidStateError') return false
    throw error
  }
}

function createLimit({ now }: AgentContext): () => boolean {
  let calls: number[] = []
  return () => {
    const time = now().getTime()
    calls = calls.filter((one) => time - one < 60_000)
    return calls.length < callsPerMinute && calls.push(time) > 0
  }
}

function createTools(ctx: AgentContext, t: AgentTexts): readonly Tool[] {
  const { brand, shared } = ctx
  const { title } = brand
  const journeys = preparable(ctx).map(({ name }) => name)
  const restaurant = matching(t('restaurant'), /^(?!\.{1,2}$)[^/?#\s]+$/, longestId)
  const date = matching(t('date'), /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/, 10)
  const guests = count(t('guests', { most: shared.largestParty }), 1, shared.largestParty)
  return [
    {
      name: 'find_restaurants',
      title: t('findTitle'),
      description: t('find', { title, count: mostRestaurants }),
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      properties: { text: text(t('findText'), 100) },
      required: ['text'],
      run: (input) => findRestaurants(ctx, t, input),
    },
    {
      name: 'list_free_times',
      title: t('timesTitle'),
      description: t('times', { title }),
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      properties: { restaurant, date, guests },
      required: ['restaurant', 'date', 'guests'],
      run: (input) => listFreeTimes(ctx, t, input),
    },
    {
      name: 'prepare_booking',
      title: t('prepareTitle'),
      description: t('prepare', { title }),
      annotations: { readOnlyHint: false, untrustedContentHint: true },
      properties: {
        restaurant,
        date,
        time: matching(t('time'), /^([01]\d|2[0-3]):[0-5]\d$/, 5),
        guests,
        adults: count(t('adults'), 1, maximumSplit),
        children: count(t('children'), 0, maximumSplit),
        ...(journeys.length > 1 && { journey: oneOf(t('journey'), journeys) }),
        firstName: text(t('firstName'), 60),
        lastName: text(t('lastName'), 60),
        email: text(t('email'), 254),
        telephoneNumber: text(t('telephoneNumber'), 40),
        specialRequests: text(t('specialRequests'), specialRequestsLimit),
      },
      required: ['restaurant', 'date', 'time'],
      run: (input) => prepareBooking(ctx, t, input),
    },
    {
      name: 'booking_status',
      title: t('statusTitle'),
      description: t('status', { title }),
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      properties: {},
      required: [],
      run: () => bookingStatus(ctx, t),
    },
    {
      name: 'read_ticket',
      title: t('readTitle'),
      description: t('read', { title }),
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      properties: {},
      required: [],
      run: () => readTicket(ctx, t),
    },
  ]
}
