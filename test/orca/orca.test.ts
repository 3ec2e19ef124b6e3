import { expect } from 'chai'
import { closeEngines, endEngineVisits } from '../browser/kit/engines/visit'
import { barePage, walkBarePage } from './bare-page'
import { startDesktop, versionOf, type Desktop } from './desktop'
import { journeys } from './journeys'
import { visitWithOrca, type Heard } from './reader'
import { writeOrcaPage, type Outcome } from './page'
import { differences, merge, readRecord, recordOf, writeRecord } from './records'
import { inWords, repetitionsIn } from './repetitions'
import { rules } from './rules'

/** `TAVOLA_ORCA=write` adds what this run shows to the records, and writes the page in the docs. */
const writes = process.env.TAVOLA_ORCA === 'write'

describe('Orca', () => {
  let programs = ''
  const outcomes: Outcome[] = []
  let desktop: Desktop

  before(async () => {
    // Not while the file loads: its titles are read where there is no Orca.
    programs = `Orca ${versionOf('orca')} and Firefox ${versionOf('firefox')}`
    desktop = await startDesktop()
  })
  after(async () => {
    await closeEngines()
    await desktop.close()
    if (writes) await writeOrcaPage(outcomes, programs)
  })
  afterEach(endEngineVisits)

  it('WCAG 4.1.3: says twice on a page without the widget what the rules let it say twice', async () => {
    const diner = await visitWithOrca(desktop, { page: barePage })
    await walkBarePage(diner)
    expect(repetitionsIn(diner.heard).map(inWords)).to.deep.equal([
      'ArrowUp: 9 (2 times)',
      'Tab: 12:15 (2 times)',
    ])
  })

  for (const journey of journeys) {
    describe(journey.title, () => {
      let heard: readonly Heard[] = []

      it('leads to its end', async () => {
        const diner = await visitWithOrca(desktop, journey.visit)
        heard = diner.heard
        await journey.walk(diner)
      })

      for (const rule of rules)
        it(`WCAG ${rule.criteria}: ${rule.title}`, () => {
          const faults = rule.faults(heard, journey.reference)
          outcomes.push({ journey, rule, faults })
          expect(faults).to.deep.equal([])
        })

      it('WCAG 4.1.2, 4.1.3: matches its record', async () => {
        const now = recordOf(journey, programs, heard)
        if (writes) await writeRecord(journey, merge(await readRecord(journey), now))
        expect(differences(await readRecord(journey), now)).to.deep.equal([])
      })
    })
  }
})
