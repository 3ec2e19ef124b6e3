import '../kit/dom'
import { expect } from 'chai'
import sinon, { type SinonStub } from 'sinon'
import { createApi } from '../../src/host/widget/client'
import { later } from '../kit/network'
import { baseUrl, createNetwork } from '../kit/network'
import { venueBody } from '../kit/fixtures'

describe("The widget's client", () => {
  let error: SinonStub
  beforeEach(() => (error = sinon.stub(console, 'error')))
  afterEach(() => error.restore())

  it('reports the invalid parts of a response in the console, and the rest counts', async () => {
    const told = later()
    error.callsFake((line) => told.come(line))
    const { fetch } = createNetwork({ 'GET *': [venueBody(), venueBody({ name: 7 })] })
    const api = createApi({ baseUrl, headers: {}, fetch })
    expect(await api.searchVenues('anna')).to.have.length(1)
    expect(await told.answer()).to.equal(
      '[Tavola] T051 GET /api/venues/search/…: some fields of the response are invalid and were ignored. ' +
        '[1].name: expected a text that is not empty, received 7.',
    )
  })
})
