import type { Messages } from 'tavola'
import { maximumSplit, specialRequestsLimit } from 'tavola/journeys'
import type { AgentContext } from '.'
import { longestId, refuse, shortened } from './answers'
import { count, matching, oneOf, readInput, text, type InputSchema, type Input } from './input'
import { findRestaurants, listFreeTimes, mostRestaurants } from './look-up'
import { findModelContext, type AgentTool, type Answer, type ModelContext } from './model-context'
import { preparable, prepareBooking } from './prepare'
import { bookingStatus, readTicket } from './report'

/** What agents read. Nothing in it comes from the back end. */
export const texts = {
  // The tools. Agents read `title` and the description to choose one.
  findTitle: 'Find restaurants',
  find: 'Finds restaurants of {title} by name, town, address or postcode. Answers with up to {count}, the best match first, each with the id that the other tools need.',
  findText: 'A name, town, address or postcode.',
  timesTitle: 'List free times',
  times:
    'Lists the times of one day at a restaurant of {title}, by the restaurant’s own clock. "free" can be booked now. "onRequest" is answered by the restaurant.',
  prepareTitle: 'Prepare a booking',
  prepare:
    'Fills in the booking form of {title} on the page, where the user sees it. It sends nothing: the user checks the form, agrees to the terms and presses the last button. Use only details that the user gave you for this booking. What the user typed is kept.',
  statusTitle: 'Say what is missing',
  status:
    'Says how far the booking of {title} on the page is, and what the user still has to enter. It does not read what the user typed.',
  readTitle: 'Read the ticket',
  read: 'Reads the confirmation of {title} after the user has sent it. The reference is included only if you prepared the booking.',
  // The input.
  restaurant: 'The id of a restaurant, from the tool that finds restaurants.',
  date: 'The day of the meal, YYYY-MM-DD.',
  time: 'The time, HH:MM, 24 hours, by the restaurant’s clock.',
  guests:
    'The number of people, {most} at most. Left out: the number on the form. Larger groups use the form.',
  adults: 'Adults, for a journey that counts adults and children.',
  children: 'Children, for a journey that counts adults and children.',
  journey: 'What the user wants to do. Left out: the one that is selected, or the first.',
  firstName: 'The user’s first name.',
  lastName: 'The user’s last name.',
  email: 'The user’s email address.',
  telephoneNumber: 'The user’s telephone number.',
  specialRequests: 'What the restaurant should know, in the user’s words.',
  // The answers.
  pressContinue: 'The user presses the button that continues, and then fills in the details.',
  pressComplete:
    'The user checks the form, agrees to the terms, and continues to “{button}”. No tool can do that.',
  pressLast: 'The user presses “{button}”. No tool can do that.',
  notAccepted: 'Filled in, but not accepted. Ask the user for another one.',
  notAcceptedTelephone: 'Filled in, but not accepted. Accepted countries: {countries}.',
  second: '{text} This is form {position} of the page.',
  invalid: 'The input does not match the schema.',
  tooMany: 'Too many calls. Try again in a minute.',
  busy: 'The widget is working for the user. Try again in a few seconds.',
  sent: 'This booking is sent, or may have been. Only the user can start another one.',
  noAnswer: 'The restaurants could not be reached. Try again, or use the form.',
  noRestaurant: 'There is no such restaurant here.',
  otherRestaurant: 'This page books one restaurant only.',
  noJourney: 'This journey cannot be used by tools. The user uses the form.',
  past: 'This day or time is too soon or has passed.',
  closed: 'The restaurant is closed on this day.',
  tooLarge: 'There are more guests than can be booked online.',
  unavailable: 'This time is not free. Choose one of the free times.',
  changed: 'The user changed the form in the meantime. Ask what to do.',
  noTicket: 'Nothing is booked yet.',
} as const satisfies Messages

export type ToolsContext = AgentContext<typeof texts>

/** How many calls of all tools are answered in a minute: an agent needs about ten for a booking. */
export const callsPerMinute = 20
/** How many widgets of a page may offer tools. */
const mostWidgets = 9

type Tool = Omit<AgentTool, 'execute' | 'inputSchema'> & {
  readonly properties: InputSchema['properties']
  readonly required: readonly string[]
  run(input: Input): Answer | Promise<Answer>
}

/** Continue does not wait for the browser, and a browser that refuses is a fault of this plugin. */
export function setup(ctx: ToolsContext): void {
  offerTools(ctx, findModelContext()!).catch((error: unknown) =>
    ctx.effect(() => {
      throw error
    }),
  )
}

/** Registers the tools until the widget is gone. A second widget's names end in "_2". */
async function offerTools(ctx: ToolsContext, modelContext: ModelContext): Promise<void> {
  const mayCall = createLimit(ctx)
  const tools = createTools(ctx).map(({ properties, required, run, ...tool }): AgentTool => {
    const inputSchema = { type: 'object', properties, required, additionalProperties: false } as const
    return {
      ...tool,
      inputSchema,
      async execute(given) {
        if (!mayCall()) return refuse(ctx, 'tooMany')
        const read = readInput(inputSchema, given)
        return 'input' in read
          ? shortened(await run(read.input))
          : refuse(ctx, 'invalid', read.wrong ? { field: read.wrong } : { fields: Object.keys(properties) })
      },
    }
  })
  for (let position = 1; position <= mostWidgets; position++)
    if (await register(tools.map(atPosition(position, ctx)), modelContext, ctx.signal)) return
}

/** The names and descriptions of the page's second widget differ from those of the first. */
const atPosition =
  (position: number, { t }: ToolsContext) =>
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

function createLimit({ now }: ToolsContext): () => boolean {
  let calls: number[] = []
  return () => {
    const time = now().getTime()
    calls = calls.filter((one) => time - one < 60_000)
    return calls.length < callsPerMinute && calls.push(time) > 0
  }
}

function createTools(ctx: ToolsContext): readonly Tool[] {
  const { brand, shared, t } = ctx
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
      run: (input) => findRestaurants(ctx, input),
    },
    {
      name: 'list_free_times',
      title: t('timesTitle'),
      description: t('times', { title }),
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      properties: { restaurant, date, guests },
      required: ['restaurant', 'date', 'guests'],
      run: (input) => listFreeTimes(ctx, input),
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
      run: (input) => prepareBooking(ctx, input),
    },
    {
      name: 'booking_status',
      title: t('statusTitle'),
      description: t('status', { title }),
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      properties: {},
      required: [],
      run: () => bookingStatus(ctx),
    },
    {
      name: 'read_ticket',
      title: t('readTitle'),
      description: t('read', { title }),
      annotations: { readOnlyHint: true, untrustedContentHint: true },
      properties: {},
      required: [],
      run: () => readTicket(ctx),
    },
  ]
}
