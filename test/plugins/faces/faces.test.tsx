import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import type { PluginContext } from 'tavola'
import faces from '../../../plugins/faces'
import { bring } from '../../../plugins/faces/face'
import milano from '../../../plugins/faces/milano'
import notte from '../../../plugins/faces/notte'
import zaytuna from '../../../plugins/faces/zaytuna'
import { removeWidget, renderPlugins } from '../../kit/diner'
import { placesStep } from '../../kit/stand-ins'

class StandIn {
  constructor(
    readonly family: string,
    readonly bytes: Uint8Array,
    readonly descriptors: FontFaceDescriptors,
  ) {}
}

const page = globalThis as unknown as { FontFace?: unknown }
/** The document's faces: a set, as in a browser. */
let added: Set<StandIn>
const saves = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } })

/** A diner at a look, and the families that have come once the page is idle. */
async function visits(theme: string, plugin = faces) {
  const diner = await renderPlugins({ plugins: [placesStep, plugin], brand: { theme } })
  await diner.waits(500)
  expect(diner.faults).to.deep.equal([])
  return [...added].map(({ family }) => family)
}

describe('faces', () => {
  beforeEach(() => {
    page.FontFace = StandIn
    added = new Set()
    // Where the browser has it.
    Object.defineProperty(Object.getPrototypeOf(document), 'fonts', { configurable: true, value: added })
  })
  afterEach(() => {
    removeWidget()
    delete page.FontFace
    Reflect.deleteProperty(Object.getPrototypeOf(document) as object, 'fonts')
    Reflect.deleteProperty(navigator, 'connection')
  })

  it('a look’s typeface loads, once for all widgets of the page', async () => {
    for (let widget = 0; widget < 2; widget++) {
      expect(await visits('notte')).to.deep.equal(['Tavola Notte'])
      removeWidget()
    }
  })

  for (const look of ['milano', 'notte', 'zaytuna'])
    it(`the style sheet of ${look} names its typeface first`, async () => {
      const css = readFileSync(`themes/${look}/${look}.css`, 'utf8')
      const [, first] = /--tavola-display:\s*'([^']+)'/.exec(css)!
      saves(false)
      expect(new Set(await visits(look))).to.deep.equal(new Set([first]))
    })

  const late = (ctx: PluginContext) =>
    faces.setup!(Object.create(ctx, { signal: { value: AbortSignal.abort() } }) as PluginContext)
  for (const [what, look, happens, plugin] of [
    ['with a diner who saves data', 'zaytuna', () => saves(true), faces],
    ['of a page’s own look', 'own', () => undefined, faces],
    ['in a browser without such typefaces', 'notte', () => delete page.FontFace, faces],
    ['after the widget has gone', 'notte', () => undefined, { ...faces, setup: late }],
  ] as const)
    it(`no typeface is added ${what}`, async () => {
      happens()
      expect(await visits(look, plugin)).to.deep.equal([])
    })

  it('a file’s bytes are the typeface', () => {
    const family = 'Test'
    bring({ family, files: [[btoa('\u0000w\u00ff'), { weight: '500' }]] })
    expect([...added]).to.deep.equal([
      new StandIn(family, Uint8Array.of(0, 'w'.charCodeAt(0), 255), { weight: '500' }),
    ])
  })
})

/** Whether a range, as "U+0000-00FF, U+20AC", has the character. */
const covers = (range: string, character: string) =>
  range.split(', ').some((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-')
    const code = character.codePointAt(0)!
    return parseInt(first, 16) <= code && code <= parseInt(last, 16)
  })

describe('faces: their files', () => {
  for (const [look, face, weight] of [
    ['milano', milano, '500'],
    ['notte', notte, '400'],
    ['zaytuna', zaytuna, '600'],
  ] as const)
    it(`${look}: has the look’s weight, and lines as high as those of the system’s typefaces`, () => {
      expect(face.files).to.not.be.empty
      for (const [, file] of face.files) {
        expect(file).to.include({ weight, lineGapOverride: '0%' })
        for (const part of ['ascentOverride', 'descentOverride'] as const)
          expect(file[part], part).to.match(/^\d\d%$/)
      }
    })

  it('zaytuna: Arabic and Latin text load only their own file', () => {
    const [arabic, latin] = zaytuna.files.map(([, { unicodeRange }]) => unicodeRange!)
    for (const character of 'زيتونة،ﻼ')
      expect([covers(arabic!, character), covers(latin!, character)]).to.deep.equal([true, false])
    for (const character of 'Zaytùna, €5 “8–11”')
      expect([covers(arabic!, character), covers(latin!, character)]).to.deep.equal([false, true])
  })
})
