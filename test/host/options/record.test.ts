import '../../kit/dom'
import { expect } from 'chai'
import { linkNames } from '../../../src/host/options/read-option'
import { checkLayers } from '../../../src/host/options/record'
import { optionNames } from '../../../src/host/options/table'
import { addressOptions } from '../../../src/host/options/texts'
import { differencesOf, withChanges } from '../../../src/host/widget/update-widget'
import { recordErrors } from '../../kit/logged'
import { filesCome } from '../../kit/pending'

describe('Options of several sources', () => {
  const error = recordErrors()
  const lines = async () => {
    await filesCome()
    return error.args.map(([line]) => String(line))
  }

  const address = { from: 'address', options: { date: '2026-12-24', guests: 4 } }

  it('the later source wins, and each option keeps the source that it came from', async () => {
    const code = { from: 'Tavola.init', options: { baseUrl: '', guests: 6 } }
    expect(checkLayers([address, code])).to.deep.equal({
      options: { baseUrl: '', date: '2026-12-24', guests: 6 },
      from: { baseUrl: 'Tavola.init', date: 'address', guests: 'Tavola.init' },
    })
    expect(await lines()).to.deep.equal([])
  })

  it('an invalid value is reported with its source, and the next source counts', async () => {
    const tag = { from: '<script>', options: { baseUrl: '', guests: 101 } }
    const { options, from } = checkLayers([address, tag])
    expect([options.guests, from.guests]).to.deep.equal([4, 'address'])
    expect(await lines()).to.deep.equal([
      '[Tavola] T010 <script>: invalid "guests". Expected a number from 1 to the brand’s largest party, which is 14 by default, or -1 for a group if the brand has a journey for groups. Received 101.',
    ])
  })

  it('a missing or invalid base URL is reported once, with the strongest source', async () => {
    checkLayers([address, { from: '<script>', options: {} }, { from: '<tavola-booking>', options: {} }])
    // Each line has an import of its own, and Node promises no order of two.
    await lines()
    checkLayers([address, { from: 'Tavola.init', options: { baseUrl: 7 } }])
    const line =
      'missing or invalid "baseUrl". Expected the address before "/api/…", as in "https://api.example"; http: is for localhost and the page’s own server.'
    expect(await lines()).to.deep.equal([
      `[Tavola] T011 <tavola-booking>: ${line} Received nothing.`,
      `[Tavola] T011 Tavola.init: ${line} Received 7.`,
    ])
  })

  it('an adapter needs no base URL, and any source may give one', async () => {
    const api = async () => new Response()
    checkLayers([address, { from: 'Tavola.init', options: { api } }])
    checkLayers([{ from: '<script>', options: { baseUrl: '' } }, address])
    expect(await lines()).to.deep.equal([])
  })

  it('an update is the difference between two records; undefined removes an option', async () => {
    const given = { baseUrl: '', guests: 4, adults: 2, journey: 'Booking' }
    const before = checkLayers([{ from: 'Tavola.init', options: given }])
    const changes = { guests: 4, date: '2026-12-24', journey: undefined, history: false, adults: undefined }
    const after = withChanges(before, changes as object)
    const changed = ['date', 'journey', 'history', 'adults']
    expect(differencesOf(before.options, after.options)).to.have.members(changed)
    const left = { baseUrl: '', guests: 4, date: '2026-12-24', journey: null, history: false }
    expect(after.options).to.deep.equal(left)
    expect(after.from).to.include({ guests: 'Tavola.init', date: 'update' })
    expect(await lines()).to.deep.equal([])
  })

  for (const [name, value] of Object.entries({ container: null, inline: true }))
    it(`an update of "${name}" is reported, and changes nothing`, async () => {
      const before = checkLayers([{ from: 'Tavola.init', options: { baseUrl: '' } }])
      expect(withChanges(before, { [name]: value }).options).to.deep.equal(before.options)
      const line = `T014 update: "${name}" can't change. Destroy the widget and create another one.`
      expect(await lines()).to.deep.equal([`[Tavola] ${line}`])
    })

  it('prefill: each option that a link may give is read from the address under its own name', () => {
    for (const name of optionNames) {
      const linkName = (linkNames as Readonly<Record<string, string>>)[name]
      if (linkName) expect(addressOptions(`?tavola-${linkName}=x`)).to.deep.equal({ [name]: 'x' })
      else expect(addressOptions(`?tavola-${name}=x`)).to.deep.equal({ [`tavola-${name}`]: 'x' })
    }
  })
})
