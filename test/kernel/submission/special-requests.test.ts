import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { sentRequests, customerFields } from '../../../src/customer/payload'
import { bootKernel } from '../../kit/kernel'
import { booking, start } from '../bare-plugins'
import { anna, confirmed } from '../selection'

const suffix = '| Source: Website'

describe('Special requests', () => {
  it('requests.empty, requests.suffix: empty text is allowed and gets the suffix', () => {
    expect(sentRequests('')).to.equal(suffix)
  })

  it('requests.suffix: up to 180 characters are sent whole', () => {
    expect(sentRequests('a'.repeat(180))).to.equal('a'.repeat(180) + suffix)
  })

  for (const length of [181, 200]) {
    it(`requests.cut: ${length} characters are cut to 180 with "..." before it, 200 in all`, () => {
      const sent = sentRequests('a'.repeat(length))
      expect(sent).to.equal(`${'a'.repeat(180)}...${suffix}`)
      expect(sent).to.have.length(200)
    })
  }

  it('requests.cut, requests.suffix: a character of two units is never cut in half', () => {
    const sent = sentRequests(`${'a'.repeat(179)}🍕🍕`)
    expect(sent).to.equal(`${'a'.repeat(179)}...${suffix}`)
    expect(sentRequests(`${'a'.repeat(178)}🍕 and more`)).to.equal(`${'a'.repeat(178)}🍕...${suffix}`)
  })

  it("requests.order: the host's transform comes first, then the cut", () => {
    const sent = sentRequests('a'.repeat(170), (text) => `${text}${'b'.repeat(20)}`)
    expect(sent).to.equal(`${'a'.repeat(170)}${'b'.repeat(10)}...${suffix}`)
  })
})

/** The sent text if the host has this transform. */
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
  it('requests.cut, requests.suffix: is added at every length, text is cut from 181 characters on, 200 in total at most', () => {
    for (let length = 0; length <= 400; length++) {
      const sent = sentRequests('a'.repeat(length))
      const wanted = length <= 180 ? 'a'.repeat(length) : `${'a'.repeat(180)}...`
      expect(sent, `of ${length}`).to.equal(wanted + suffix)
      expect(sent.length, `of ${length}`).to.be.at.most(200)
    }
  })

  for (const text of ['a\nb', suffix, '...', '<b>{guests}</b> $&']) {
    it(`requests.suffix: ${JSON.stringify(text)} is sent as it is typed`, async () => {
      expect(await posted(text)).to.equal(text + suffix)
    })
  }

  it('requests.callback: text that the host lengthens is cut', async () => {
    expect(await posted('Window', (text) => text.repeat(100))).to.equal(`${'Window'.repeat(30)}...${suffix}`)
  })

  it('requests.callback: text that the host removes is empty', async () => {
    expect(await posted('Window', () => '')).to.equal(suffix)
  })

  it('requests.callback: the host gets the text as typed, uncut and without the suffix', async () => {
    const given: string[] = []
    await posted('a'.repeat(200), (text) => (given.push(text), text))
    expect(new Set(given)).to.deep.equal(new Set(['a'.repeat(200)]))
  })

  it('a transform that fails loses no request', async () => {
    const transform = () => {
      throw new Error('the page is broken')
    }
    expect(await posted('Window', transform)).to.equal(`Window${suffix}`)
  })
})
