import type { CallName } from '../calls'
import type { Answer } from '../client'
import type { Recorder } from '../report'
import { fieldsOf, isFields, kindOf, listOf, shown } from '../values'
import { checkConfiguration } from './configuration'
import { issuesOf } from './issues'
import { checkSessions } from './slots'
import { checkTexts } from './texts'
import { checkVenue, checkVenues } from './venues'
import { widgetReads } from './what-widget-reads'

/** Whether an answer that should be a 200 with JSON is one. What is wrong is taken down. */
export function isAnswered(recorder: Recorder, answer: Answer): boolean {
  const { call, asked, status, headers, text, trouble, isTimeout } = answer
  const id = `${call}.answer` as const
  if (isTimeout) {
    recorder.found('latency', 'fault', { asked, came: trouble })
    recorder.unsettled('No answer came in time.', id)
    return false
  }
  const type = headers.get('Content-Type') ?? 'none'
  const fault = (came: string) => recorder.found(id, 'fault', { asked, came })
  recorder.tried(id)
  if (trouble) fault(trouble)
  else if (status >= 300 || status < 200) fault(`Status ${status} with ${begins(text)}`)
  else if (answer.body === undefined)
    fault(`Status ${status} with what is no JSON (Content-Type: ${type}): ${begins(text)}`)
  else if (text.includes('\uFFFD')) fault('Text that is not UTF-8: letters with accents are lost.')
  else if (status !== 200)
    recorder.found(id, answer.method === 'POST' ? 'warning' : 'fault', otherSuccess(answer))
  else if (!/^application\/([\w.-]+\+)?json\b/i.test(type))
    recorder.found(id, 'warning', {
      asked,
      came: `JSON that is called ${type}.`,
      widget: 'The widget reads it all the same.',
    })
  return !trouble && status >= 200 && status < 300 && answer.body !== undefined
}

const otherSuccess = ({ asked, status, method }: Answer) => ({
  asked,
  came: `Status ${status}`,
  ...(method === 'POST' && { widget: 'The widget takes any 2xx with a reference.' }),
})

const begins = (text: string) =>
  text.trim() ? `a body that begins ${shown(text.trim().slice(0, 40))}` : 'an empty body'

/** Takes down all that is wrong with a body. @returns whether its shape lets other checks read it */
export function judgeBody(recorder: Recorder, { call, asked, body }: Answer): boolean {
  const id = `${call}.body` as const
  if (call === 'nearby') {
    recorder.tried('nearby.shape')
    if (Array.isArray(body)) {
      recorder.found('nearby.shape', 'fault', { asked, came: `A list of ${body.length}.` })
      recorder.unsettled('The answer is a list: see nearby.shape.', id)
      checkVenues(recorder, asked, body, '')
      return true
    }
  }
  recorder.tried(id)
  if (!hasShape(call, body)) {
    recorder.found(id, 'fault', {
      asked,
      came: `The body is ${kindOf(body)}.`,
      widget: 'The call counts as failed.',
    })
    return false
  }
  const issues = issuesOf(call, body)
  for (const issue of issues) recorder.found(id, issue.level, { asked, ...issue })
  checkTexts(recorder, asked, body)
  const told = recorder.faults()
  rules[call]?.(recorder, asked, body)
  const isTold = issues.some(({ level }) => level === 'fault') || recorder.faults() > told
  if (!isTold && !isFlagless(call, body) && !widgetReads(call, body))
    recorder.found(id, 'fault', {
      asked,
      came: `A body that makes no sense to the widget: ${shown(body)}`,
      widget: refused,
    })
  return true
}

const refused =
  'A record is left out, or the call counts as failed, though openapi.yaml allows the body: a text may be empty that must not be.'

const isList = (call: CallName) => call === 'search' || call === 'menus'
const hasShape = (call: CallName, body: unknown) => (isList(call) ? Array.isArray(body) : isFields(body))

/** The check "availability.flag" says it. */
const isFlagless = (call: CallName, body: unknown) =>
  call === 'availability' && !['boolean'].includes(typeof flagOf(body))

export const flagOf = (body: unknown): unknown =>
  fieldsOf(body).originalChoiceAvailable ?? fieldsOf(body).anyAvailabilityInOriginalRestaurant

type Rule = (recorder: Recorder, asked: string, body: unknown) => void

const rules: Partial<Record<CallName, Rule>> = {
  search: (recorder, asked, body) => checkVenues(recorder, asked, body, ''),
  nearby: (recorder, asked, body) => checkVenues(recorder, asked, fieldsOf(body).venues, 'venues'),
  venue: (recorder, asked, body) => checkVenue(recorder, asked, body, ''),
  sessions(recorder, asked, body) {
    checkSessions(recorder, asked, body)
    const { configuration } = fieldsOf(body)
    checkSessionConfiguration(recorder, asked, configuration)
  },
  availability(recorder, asked, body) {
    checkVenues(recorder, asked, fieldsOf(body).venues, 'venues')
    checkFlag(recorder, asked, body)
  },
  menus(recorder, asked, body) {
    recorder.tried('menus.once')
    const ids = listOf(body).map((menu) => String(fieldsOf(menu).id))
    const again = ids.find((id, index) => ids.indexOf(id) < index)
    if (again !== undefined)
      recorder.found('menus.once', 'fault', { asked, came: `The id ${shown(again)} twice.` })
  },
}

function checkSessionConfiguration(recorder: Recorder, asked: string, outer: unknown): void {
  recorder.tried('sessions.configuration')
  const inner = fieldsOf(outer).configuration
  if (isFields(inner)) return checkConfiguration(recorder, asked, inner, 'configuration.configuration')
  const isNone = outer === undefined || outer === null || (isFields(outer) && Object.keys(outer).length === 0)
  const isEmpty =
    isNone || (isFields(outer) && 'configuration' in outer && (inner === null || inner === undefined))
  recorder.found('sessions.configuration', isEmpty ? 'warning' : 'fault', {
    asked,
    came: `configuration is ${shown(outer)}`,
  })
}

function checkFlag(recorder: Recorder, asked: string, body: unknown): void {
  recorder.tried('availability.flag')
  const {
    originalChoiceAvailable: choice,
    anyAvailabilityInOriginalRestaurant: any,
    noAvailability,
  } = fieldsOf(body)
  const came = `originalChoiceAvailable is ${shown(choice)}, anyAvailabilityInOriginalRestaurant is ${shown(any)}`
  const sent = [choice, any].filter((flag) => flag !== undefined && flag !== null)
  const isWrong = sent.some((flag) => typeof flag !== 'boolean') || new Set(sent).size > 1
  // Where nothing is available at all, the widget needs no flag.
  if (isWrong || (sent.length === 0 && noAvailability !== true))
    recorder.found('availability.flag', 'fault', { asked, came })
  else if (sent.length === 0) recorder.found('availability.flag', 'warning', { asked, came })
}
