import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { rows } from '../../tools/hosts/rows'
import { nextRun, runsSection } from '../../tools/hosts/runs'

describe('The hosts of the docs', () => {
  it('each has a page that gives the one command of its example, and a test', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
    for (const { page, command, test } of rows) {
      expect(readFileSync(`docs/hosts/${page}.md`, 'utf8'), page).to.include(`\n${command}\n`)
      expect(scripts, page).to.have.property(command.split(' ')[2]!)
      const file = test.find((word) => word.includes('/'))
      expect(existsSync(file!), file).to.be.true
    }
  })

  it('a failed run stays in the table with the versions and the day of the last one that passed', () => {
    const passed = nextRun(undefined, '2026-11-27', ['Astro 5.18.2'])
    const failed = nextRun(passed, '2026-11-28', null)
    const astro = rows.find(({ page }) => page === 'astro')!
    const rowWith = (run: typeof passed) => runsSection([astro], { astro: run }).split('\n')[2]
    const start = '| [Astro](astro.md) | `npm run host astro` | Astro 5.18.2 |'
    expect(rowWith(passed)).to.equal(`${start} passed, 2026-11-27 | 2026-11-27 |`)
    expect(rowWith(failed)).to.equal(`${start} failed, 2026-11-28 | 2026-11-27 |`)
    expect(runsSection([astro], {})).to.include('not tried yet')
  })
})
