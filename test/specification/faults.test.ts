import { expect } from 'chai'
import { misfits } from '../faults/list'

describe('The planted faults', () => {
  it('each still fits the file that it is planted in', () => {
    expect(misfits().join('\n')).to.equal('')
  })
})
