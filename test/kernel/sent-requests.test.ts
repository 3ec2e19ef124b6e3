import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { customerFields, sentRequests } from '../../src/customer/payload'
import { bootKernel } from '../kit/kernel'
import { booking, start } from './bare-plugins'
import { anna, confirmed } from './selection'

const suffix = '| Source: Website'

/** What the server is sent of the text, where the host has this function. */
async function posted(specialRequests: string, transform?: (text: string) => string) {
  const details = definePlugin({ id: 'form', serves: 'booking', payload: customerFields })
  const { kernel, network } = bootKernel({
    plugins: [start, booking, details],
    first: { ...confirmed, customer: { ...anna, specialRequests } },
    host: { transformSpecialRequests: transform },
  })
  await kernel.submission.send()
  return (network.sent('POST *')[0]!.body as Record<string, unknown>).specialRequests
}

describe('Special requests as they are sent', () => {
  it('section 5, suffix: is there at every length, the cut from 181 on, never more than 200 in all', () => {
    for (let length = 0; length <= 400; length++) {
      const sent = sentRequests('a'.repeat(length))
      const wanted = length <= 180 ? 'a'.repeat(length) : `${'a'.repeat(180)}...`
      expect(sent, `of ${length}`).to.equal(wanted + suffix)
      expect(sent.length, `of ${length}`).to.be.at.most(200)
    }
  })

  for (const text of ['  ', 'a\nb', suffix, '...', '<b>{guests}</b> $&']) {
    it(`section 5, suffix: ${JSON.stringify(text)} is sent as it is typed`, async () => {
      expect(await posted(text)).to.equal(text + suffix)
    })
  }

  it('section 5, "Special requests, suffix": a text that the host makes long is cut', async () => {
    expect(await posted('Window', (text) => text.repeat(100))).to.equal(`${'Window'.repeat(30)}...${suffix}`)
  })

  it('section 5, "Special requests, suffix": a text that the host takes away is empty', async () => {
    expect(await posted('Window', () => '')).to.equal(suffix)
  })

  it('section 5, "Special requests, suffix": the host is given the text as typed, uncut and without it', async () => {
    const given: string[] = []
    await posted('a'.repeat(200), (text) => (given.push(text), text))
    expect(new Set(given)).to.deep.equal(new Set(['a'.repeat(200)]))
  })

  it('section 1, "Host integration": a host that cannot transform it loses no request', async () => {
    const transform = () => {
      throw new Error('the page is broken')
    }
    expect(await posted('Window', transform)).to.equal(`Window${suffix}`)
  })
})
