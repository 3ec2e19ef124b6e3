import { readFile, writeFile } from 'node:fs/promises'
import { expect } from 'chai'
import { byDay } from '../../kit/night'
import { endVisits } from '../kit/diner'
import type { Heard } from '../kit/speech/reader'
import { faultsOf } from './transcripts/rules'
import { transcriptOf } from './transcripts/transcript'
import { walks } from './transcripts/walks'

const fileOf = (title: string) => new URL(`transcripts/${title.replaceAll(' ', '-')}.txt`, import.meta.url)

/** `npm run transcripts` writes the files anew. */
const writes = process.env.TAVOLA_TRANSCRIPTS === 'write'

describe('Browser: what a screen reader says', () => {
  const heard = new Map<string, Heard[]>()
  afterEach(endVisits)

  for (const walk of writes ? walks : byDay(walks, ({ title }) => title === 'a whole booking')) {
    it(`WCAG 4.1.2, 4.1.3: ${walk.title} matches its transcript`, async () => {
      const diner = await walk.walk()
      heard.set(walk.title, diner.heard)
      expect(diner.errors).to.deep.equal([])
      const transcript = transcriptOf(walk, diner.heard)
      if (writes) await writeFile(fileOf(walk.title), transcript)
      expect(transcript).to.equal(await readFile(fileOf(walk.title), 'utf8'))
    })

    it(`WCAG 2.4.3, 4.1.3: in the transcript of ${walk.title} each press has a response, nothing is announced twice or to nobody, and something always has the focus`, () => {
      expect(faultsOf(heard.get(walk.title)!)).to.deep.equal([])
    })
  }
})
