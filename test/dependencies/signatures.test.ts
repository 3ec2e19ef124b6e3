import { expect } from 'chai'
import { signatureProblems } from '../../tools/dependencies/signatures'

/** In the form of `npm audit signatures --json`. */
const answer = (parts: object) => JSON.stringify({ invalid: [], missing: [], ...parts })
const tea = { name: 'tea', version: '1.0.0', registry: 'https://registry.npmjs.org/' }

describe('The signatures of the packages', () => {
  it('are all verified', () => {
    expect(signatureProblems(answer({}))).to.deep.equal([])
  })

  it('are refused if a package isn’t what was published', () => {
    expect(signatureProblems(answer({ invalid: [{ ...tea, code: 'EINTEGRITYSIGNATURE' }] }))).to.match(
      /tea 1\.0\.0 isn't what was published: EINTEGRITYSIGNATURE/,
    )
  })

  it('are refused if a package has none', () => {
    expect(signatureProblems(answer({ missing: [tea] }))).to.match(/tea 1\.0\.0 has no signature/)
  })

  it('are refused if nobody could be asked, or nothing came back', () => {
    const error = { code: 'ENOTFOUND', summary: 'request to https://tuf-repo-cdn.sigstore.dev failed' }
    expect(signatureProblems(JSON.stringify({ error }))).to.match(/NOT CHECKED, .*sigstore\.dev failed/)
    expect(signatureProblems('')).to.match(/NOT CHECKED, .*it answered nothing/)
  })
})
