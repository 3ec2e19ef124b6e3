import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { endVisits, visit } from '../browser/kit/diner'
import { hostWith } from './installed'

const html = readFileSync('examples/hosts/html/index.html', 'utf8')

describe('Package: a plain page that serves the files of the script tag', () => {
  afterEach(endVisits)

  it('contract 1, builds: a table is booked in it', async () => {
    const diner = await visit({
      page: (api) => html.replace('https://api.example.com', api),
      dist: join(hostWith(19).package, 'dist'),
    })
    await diner.reachesComplete()
    await diner.completes()
    await diner.finds('text', 'MB-1234')
    expect(diner.errors).to.deep.equal([])
  })
})
