import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { expect } from 'chai'
import { entries } from '../../tools/package/entries.js'
import { hostWith, type React } from './installed'

/** Without that which makes a document. */
const paths = Object.keys(entries).filter((path) => path !== './testing/jsdom')

/** The output of a script on a host's server, without a page. */
function says(react: React, script: string): string {
  const { folder } = hostWith(react)
  cpSync('examples/hosts/node', join(folder, 'server'), { recursive: true })
  const words = ['--input-type=module', '--eval', script]
  const said = execFileSync(process.execPath, words, { cwd: join(folder, 'server'), encoding: 'utf8' })
  return stripVTControlCharacters(said)
}

describe('Package: on a server', () => {
  for (const react of [18, 19] as const)
    it(`host.npm: everything can be imported there, with React ${react}`, () => {
      const names = paths.map((path) => path.replace('.', 'tavola'))
      const said = says(
        react,
        `for (const name of ${JSON.stringify(names)}) console.log(name, Object.keys(await import(name)).length > 0)
        console.log(typeof document, typeof window)`,
      )
      expect(said.trim().split('\n')).to.deep.equal([
        ...names.map((name) => `${name} true`),
        'undefined undefined',
      ])
    })

  /** The output of CommonJS that requires each entry. */
  const requires = (...flags: string[]) => {
    const names = paths.map((path) => path.replace('.', 'tavola'))
    const script = `for (const name of ${JSON.stringify(names)}) try { console.log(name, Object.keys(require(name)).length > 0) } catch (error) { console.log(name, error.code, error.message.replaceAll('\\n', ' ')) }`
    const words = [...flags, '--input-type=commonjs', '--eval', script]
    const said = execFileSync(process.execPath, words, { cwd: hostWith(19).folder, encoding: 'utf8' })
    return said.trim().split('\n')
  }

  it('if Node.js can require ES modules, everything can be required', () => {
    expect(requires()).to.deep.equal(paths.map((path) => `${path.replace('.', 'tavola')} true`))
  })

  it('in other versions, CommonJS gets an error with the line to write instead', () => {
    for (const line of requires('--no-experimental-require-module'))
      expect(line).to.match(
        /^tavola\S* ERR_REQUIRE_ESM \[Tavola\] T005 .* await import\("tavola"\) .*"type": "module"/,
      )
  })

  for (const loader of ['tsx', 'tsx/cjs'])
    it(`if ${loader} turns it into CommonJS, the testing kit says that it would be there twice`, () => {
      const words = ['--import', import.meta.resolve(loader), '--eval', "require('tavola/testing')"]
      const { stderr, status } = spawnSync(process.execPath, [...words, '--input-type=commonjs'], {
        cwd: hostWith(19).folder,
        encoding: 'utf8',
      })
      expect(status).to.equal(1)
      expect(stderr).to.include('[Tavola] T008 require("tavola/testing")').and.include('"type": "module"')
    })

  for (const react of [18, 19] as const)
    it(`host.react: the component reserves the widget's space there, with React ${react}`, () => {
      const said = says(react, `import { page } from './server.js'; console.log(page())`)
      expect(said).to.include('<div id="app"><div style="min-height:672px"></div></div>')
    })

  it('host.npm: the parts that load later can be imported there too', () => {
    const said = says(
      19,
      `import { readdirSync } from 'node:fs'
      const folder = '../node_modules/tavola/lib/'
      const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js'))
      const elsewhere = /(braintree|three-d-secure|jsdom)\\.js$|^(check|create|tools)\\/|^themes\\/build\\/(script-tag|widget)\\.js$/
      for (const file of files) if (!elsewhere.test(file)) await import(folder + file)
      console.log(files.length > 100)`,
    )
    expect(said.trim()).to.equal('true')
  })

  it('host.npm: a look brings all texts, those of later parts too', () => {
    const said = says(
      19,
      `const { default: texts } = await (await import('tavola/themes/milano')).default.texts()
      for (const key of ['start.title', 'booking.confirmed', 'popup.leaveTitle']) console.log(key in texts)`,
    )
    expect(said.trim().split('\n')).to.deep.equal(['true', 'true', 'true'])
  })

  it('host.npm: the element can be imported there, and does nothing', () => {
    const said = says(19, `(await import('tavola/element')).defineTavolaBooking(); console.log('fine')`)
    expect(said.trim()).to.equal('fine')
  })
})
