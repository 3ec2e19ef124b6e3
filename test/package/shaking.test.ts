import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { packOf } from '../../tools/languages/packs'
import { publishedHost, type Build } from './react-host'

const english = await packOf('english')

/** What the sample host's brand has, besides the widget's own texts. */
const own = ['start', 'booking', 'widget', 'details', 'popup']

/** The texts of the plugins, by who they belong to. */
const texts = Object.entries(english).flatMap(([name, message]) =>
  (typeof message === 'string' ? [message] : Object.values(message)).map((text) => ({
    owner: name.split('.')[0]!,
    text,
  })),
)
const textsOf = (mine: boolean) =>
  texts
    .filter(({ owner, text }) => own.includes(owner) === mine && text.replace(/\{\w+\}/g, '').length > 20)
    .map(({ text }) => text)
const ofOthers = textsOf(false).filter((text) => !textsOf(true).some((own) => own.includes(text)))

describe('Package: the build of a host whose brand has booking alone', () => {
  let build: Build
  let code: string
  before('build', async () => {
    build = await publishedHost()
    const files = readdirSync(build.folder).filter((name) => name.endsWith('.js'))
    code = files.map((name) => readFileSync(join(build.folder, name), 'utf8')).join('\n')
  })

  it('contract 1, npm: has the sources of its own plugins and theme alone', () => {
    const folders = build.modules.flatMap((path) => /tavola\/lib\/(\w+\/[\w-]+)\//.exec(path)?.[1] ?? [])
    const found = [...new Set(folders)].filter((name) => /^(plugins|themes)|scenes/.test(name))
    expect(found).to.have.members(['plugins/start', 'plugins/booking', 'themes/milano'])
  })

  it('contract 1, npm: says nothing of parties and enquiries', () => {
    const found = (text: string) => code.includes(text) || code.includes(JSON.stringify(text).slice(1, -1))
    expect(ofOthers.filter(found)).to.deep.equal([])
    expect(textsOf(true).filter(found)).to.have.length.above(20)
  })

  it('contract 1, npm: has one React, its own', () => {
    const reacts = build.modules.filter((path) => /\/(react|react-dom)(-client)?\.production\.js$/.test(path))
    expect(reacts.map((path) => path.split('/').at(-1))).to.have.members([
      'react.production.js',
      'react-dom.production.js',
      'react-dom-client.production.js',
    ])
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
})
