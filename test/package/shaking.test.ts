import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { packOf } from '../../tools/languages/packs'
import { isNight } from '../kit/night'
import { pagesOf, publishedHost, type Build } from './react-host'

/** What the sample host's brand has, besides the widget's own texts. */
const own = ['start', 'booking', 'widget', 'details', 'popup']

/** The texts of the plugins that the sample host's brand has, and of those that it has not. */
async function textsByOwner(): Promise<{
  readonly ours: readonly string[]
  readonly theirs: readonly string[]
}> {
  const texts = Object.entries(await packOf('english')).flatMap(([name, message]) =>
    (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({
      isOwn: own.includes(name.split('.')[0]!),
      text,
    })),
  )
  const textsOf = (isOwn: boolean) =>
    texts
      .filter((one) => one.isOwn === isOwn && one.text.replace(/\{\w+\}/g, '').length > 20)
      .map(({ text }) => text)
  const ours = textsOf(true)
  return { ours, theirs: textsOf(false).filter((text) => !ours.some((own) => own.includes(text))) }
}

describe('Package: the build of a host whose brand has booking alone', () => {
  let build: Build
  // Making a published build small takes most of the time of these tests.
  before('build', async () => void (build = await (isNight ? publishedHost() : pagesOf(18))))

  it('contract 1, npm: has the sources of its own plugins and theme alone', () => {
    const folders = build.modules.flatMap((path) => /tavola\/lib\/(\w+\/[\w-]+)\//.exec(path)?.[1] ?? [])
    const found = [...new Set(folders)].filter((name) => /^(plugins|themes)|scenes/.test(name))
    expect(found).to.have.members(['plugins/start', 'plugins/booking', 'themes/milano'])
  })

  it('contract 1, npm: each step is a chunk of its own, fetched when it is needed', () => {
    expect(build.chunks).to.include.members([
      'tavola-start-step',
      'tavola-start-calendar',
      'tavola-booking-details',
      'tavola-submit',
      'tavola-popup',
    ])
  })

  if (isNight) {
    it('contract 1, npm: says nothing of parties and enquiries', async () => {
      const { ours, theirs } = await textsByOwner()
      const files = readdirSync(build.folder).filter((name) => name.endsWith('.js'))
      const code = files.map((name) => readFileSync(join(build.folder, name), 'utf8')).join('\n')
      const found = (text: string) => code.includes(text) || code.includes(JSON.stringify(text).slice(1, -1))
      expect(theirs.filter(found)).to.deep.equal([])
      expect(ours.filter(found)).to.have.length.above(20)
    })

    it('contract 1, npm: has one React, its own', () => {
      const reacts = build.modules.filter((path) =>
        /\/(react|react-dom)(-client)?\.production\.js$/.test(path),
      )
      expect(reacts.map((path) => path.split('/').at(-1))).to.have.members([
        'react.production.js',
        'react-dom.production.js',
        'react-dom-client.production.js',
      ])
    })
  }
})
