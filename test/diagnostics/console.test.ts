import '../kit/dom'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { gone, lines } from '../../src/diagnostics/codes'
import { createApi } from '../../src/api/client'
import { reportResponse } from '../../src/host/widget/client'
import { later, baseUrl, createNetwork } from '../kit/network'
import { venueBody } from '../kit/fixtures'
import type { InvalidResponse } from '../../src/api/client'
import type { Mismatch } from '../../src/api/definition'
import { reportInvalidResponse } from '../../src/diagnostics/responses'
import { recordErrors } from '../kit/logged'

const folders = ['src', 'plugins', 'themes', 'tools/package']
const isSource = (file: string) => /\.(tsx?|cjs)$/.test(file) && !file.startsWith('src/diagnostics/codes/')

const sources = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter(isSource)
  .map((file) => readFileSync(file, 'utf8'))

/** The codes that begin a text of the code, or stand for one. */
const used = new Set(
  sources.flatMap((source) => [...source.matchAll(/['"`](T\d{3})\b/g)].map(([, code]) => code!)),
)

/** A line is told once a page, so each restaurant is another one. */
let page = 0

describe('Lines of the console', () => {
  it('each code in use is described', () => {
    expect([...used].filter((code) => !(code in lines))).to.deep.equal([])
  })

  it('each code that is described is in use', () => {
    expect(Object.keys(lines).filter((code) => !used.has(code) && !gone.includes(code))).to.deep.equal([])
  })

  it('the short errors of T060 are described as they are thrown', () => {
    const errors = [...lines.T060.cause.matchAll(/^\| (.*?) \|/gm)].map(([, error]) => error!).slice(2)
    expect(errors).to.have.length.above(5)
    const thrown = sources.join('\n').replace(/\$\{[^}]*\}/g, '…')
    expect(errors.filter((error) => !thrown.includes(error))).to.deep.equal([])
  })

  for (const [code, { name, example, cause, cure }] of Object.entries(lines)) {
    it(`${code} has its name, what it looks like, its cause and its fix`, () => {
      expect(code).to.match(/^T\d{3}$/)
      for (const text of [example, cause, cure]) expect(text).to.have.length.above(10)
      expect(name).to.match(/^[^.]{5,70}$/)
      expect(example).not.to.match(/^\[Tavola\]|^T\d/)
      expect(cause.trim()).to.match(/[.|]$/)
      expect(cure.trim()).to.match(/\.$/)
    })
  }
})

describe("The widget's client", () => {
  const error = recordErrors()

  it('reports the invalid parts of a response in the console, and the rest counts', async () => {
    const told = later()
    error.callsFake((line) => told.come(line))
    const { fetch } = createNetwork({ 'GET *': venueBody({ closedFrom: 'soon' }) })
    const api = createApi({ baseUrl, headers: {}, fetch, onInvalid: reportResponse })
    const id = `galway-${page++}`
    expect(await api.getVenue(id)).to.have.property('name')
    expect(await told.answer()).to.equal(
      `[Tavola] T051 GET /api/venues/getbyid/${id}: some fields of the response are invalid and were ignored. ` +
        'closedFrom: expected a day as "2026-11-28", received "soon".',
    )
  })
})

/** The lines for an answer. Each has a restaurant of its own: a line is told once a page. */
function linesFor(mismatches: readonly Mismatch[], over: Partial<InvalidResponse> = {}): string[] {
  const lines: string[] = []
  const path = `api/venues/getbyid/cork-${page++}`
  reportInvalidResponse({ method: 'GET', path, mismatches, isIgnored: false, ...over }, (line) =>
    lines.push(line),
  )
  return lines.map((line) => line.replace(/-\d+:/, ':'))
}

const mismatch = (path: Mismatch['path'], expected: Mismatch['expected'], got: unknown): Mismatch => ({
  path,
  expected,
  got,
})
const noDay = mismatch([3, 'closedFrom'], 'day', 'soon')
const noTime = mismatch(['sessions', 0, 'availability', 2, 'time'], 'time', 1960)

const ignored = { isIgnored: true }
const nearby = { path: `api/venues/searchnearby/${encodeURIComponent('12 Anna’s Lane')}` }
const token = { path: 'api/payment/getclienttoken' }
const created = (query: string) => ({ method: 'POST', path: `api/bookings/create?${query}` }) as const

const reports: readonly (readonly [
  rule: string,
  mismatches: readonly Mismatch[],
  over: Partial<InvalidResponse>,
  told: RegExp,
])[] = [
  [
    'names the call, the path to the value, what was expected, and what came',
    [noDay, noTime],
    {},
    /^T051 GET api: some fields of the response are invalid and were ignored\. \[3\]\.closedFrom: expected a day as "2026-11-28", received "soon"; sessions\[0\]\.availability\[2\]\.time: expected a time as 1930, received 1960\.$/,
  ],
  [
    'says that an invalid body was ignored',
    [mismatch([], 'list', {})],
    ignored,
    /^T050 GET api: the response doesn't match the API and was ignored\. the body: expected a list, received an object\.$/,
  ],
  [
    'is one line for a response, with three mismatches in full',
    Array.from({ length: 15 }, (_, index) => mismatch([index], 'record', null)),
    {},
    /^(?!.*\[3\]).*\[2\]: expected an object, received null; and 12 more\.$/,
  ],
  [
    'says of a body that was too large what the limit is',
    [mismatch([], 'size', undefined)],
    ignored,
    /the body: expected at most 8 MB, received more\./,
  ],
  [
    'leaves out what the diner typed, in the call and in the values',
    [
      mismatch(['resolvedLocationDescription'], 'text', 12),
      mismatch(['venues', 0, 'address'], 'list', 'Near 12 anna’s lane'),
    ],
    nearby,
    /^(?!.*[Aa]nna).*GET \/api\/venues\/searchnearby\/…:.*received 12;.*received a text\./,
  ],
  [
    'cuts long values',
    [mismatch(['telephone'], 'list', 'x'.repeat(1000))],
    {},
    /^.{40,120}received "x{40}…"\.$/,
  ],
  [
    'gives only the type of what a create sends',
    [mismatch(['bookingReference'], 'reference', 4711), mismatch(['requiresCcg'], 'flag', 'Anna')],
    created('fields'),
    /received a number; .*received a text\./,
  ],
  [
    'gives only the type of a page that a create sends',
    [mismatch([], 'json', '<p>Thank you, Anna</p>')],
    { ...created('page'), ...ignored },
    /expected JSON, received a text\./,
  ],
  [
    'gives only the type of a payment token',
    [mismatch(['clientToken'], 'filled', 4711)],
    token,
    /received a number\./,
  ],
  [
    'names a page in place of JSON by its beginning',
    [mismatch([], 'json', '\n<!doctype html>\n<p>Please log in</p>')],
    ignored,
    /the body: expected JSON, received text that begins with "<!doctype html>"\./,
  ],
  ['names an empty text', [mismatch([], 'json', '')], {}, /received an empty text/],
  [
    "quotes a key that isn't a name",
    [mismatch(['bookingConfiguration', 'step2-message'], 'text', true)],
    {},
    /bookingConfiguration\["step2-message"\]: expected a text, received true/,
  ],
]

describe('The report of an invalid response', () => {
  for (const [rule, mismatches, over, told] of reports)
    it(rule, () => {
      const [line, ...others] = linesFor(mismatches, over)
      expect(line!.replace('/api/venues/getbyid/cork', 'api')).to.match(told)
      expect(others).to.be.empty
    })

  it('compares a thousand mismatches, and counts all of a very long list', () => {
    let read = 0
    const many = Array.from({ length: 100_000 }, (_, index) => ({
      ...mismatch([], 'record', null),
      get path() {
        read++
        return [index]
      },
    }))
    expect(linesFor(many)[0]).to.match(/; and 99997 more\.$/)
    expect(read).to.be.below(1_100)
  })

  it('names the same call and path once per page', () => {
    const path = 'api/menus/search/cork/2026-11-28/2/1930'
    expect(linesFor([noDay], { path })).to.have.length(1)
    expect(linesFor([noDay], { path })).to.be.empty
    expect(linesFor([noDay, noTime], { path })[0])
      .to.include('.time')
      .and.not.include('closedFrom')
  })
})
