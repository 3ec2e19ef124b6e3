import { expect } from 'chai'
import { identityOf } from '../../../src/host/options/table'

describe('The identity of a widget', () => {
  const one = {
    baseUrl: 'https://a.example',
    venueId: 'cork',
    journey: 'Booking',
    date: '2026-11-28',
    guests: 2,
  }

  for (const [name, value] of Object.entries({ ...one, baseUrl: 'https://b.example', venueId: 'galway' })) {
    it(`a choice that was stored with one "${name}" is not shown with another`, () => {
      const { [name as keyof typeof one]: _, ...others } = one
      expect(identityOf(one)).not.to.deep.equal(identityOf(others))
      if (value !== one[name as keyof typeof one])
        expect(identityOf(one)).not.to.deep.equal(identityOf({ ...one, [name]: value }))
    })
  }

  for (const [name, value] of Object.entries({
    readOnlyLocation: true,
    time: '19:30',
    adults: 3,
    children: 0,
  }))
    it(`"${name}" makes it another widget`, () => {
      expect(identityOf({ ...one, [name]: value })).not.to.deep.equal(identityOf(one))
    })

  it('an option that is not given is the same as null, which storage keeps', () => {
    expect(identityOf({ ...one, journey: null })).to.deep.equal(identityOf({ ...one, journey: undefined }))
    expect(identityOf({})).to.deep.equal(JSON.parse(JSON.stringify(identityOf({}))))
  })

  it('a new nonce or handler does not make it another widget', () => {
    expect(identityOf({ ...one, nonce: 'abc', onNoAvailability: () => undefined })).to.deep.equal(
      identityOf(one),
    )
  })
})
