import { expect } from 'chai'
import { bootKernel } from '../kit/kernel'
import { start } from './bare-plugins'
import { cork } from './selection'

const boot = (first = {}) => bootKernel({ plugins: [start], first })

describe('Error banner', () => {
  it("section 8: a failure's text, list and way on, in the brand's words", () => {
    const { kernel } = boot({ venue: cork })
    let ran = false
    kernel.banner.fail({
      code: 'widget.noAvailability',
      values: { venue: 'Milano Cork' },
      errors: ['Please give us a call'],
      again: { label: 'widget.tryAgain', run: () => (ran = true) },
    })
    const { again, ...banner } = kernel.banner.shown.value!
    expect(banner).to.deep.equal({
      code: 'widget.noAvailability',
      text: 'No availability found at Milano Cork or near by restaurants.',
      errors: ['Please give us a call'],
      fromBackEnd: false,
      telephone: '021 496 0101',
    })
    again!.run()
    expect([again!.label, ran]).to.deep.equal(['Try again', true])
  })

  it('section 2, error banner: list, telephone and way on are optional', () => {
    const { kernel } = boot()
    kernel.banner.fail({ code: 'widget.unexpected' })
    expect(kernel.banner.shown.value).to.deep.include({ errors: [], telephone: null, again: null })
  })

  it('section 2, error banner: a list has no empty lines', () => {
    const { kernel } = boot()
    kernel.banner.fail({ code: 'widget.unexpected', errors: ['', 'Please give us a call'] })
    expect(kernel.banner.shown.value!.errors).to.deep.equal(['Please give us a call'])
  })

  it("section 2, error banner: another telephone than the restaurant's, and none where it is no text", () => {
    const { kernel } = boot({ venue: cork })
    for (const [telephone, shown] of [
      ['01 496 0202', '01 496 0202'],
      [null, null],
      [{} as never, null],
    ] as const) {
      kernel.banner.fail({ code: 'widget.unexpected', telephone })
      expect(kernel.banner.shown.value!.telephone).to.equal(shown)
    }
  })

  it('section 2, error banner: OK dismisses it', () => {
    const { kernel } = boot()
    kernel.banner.fail({ code: 'widget.unexpected' })
    kernel.banner.dismiss()
    expect(kernel.banner.shown.value).to.equal(null)
  })
})
