import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { isNight } from '../../kit/night'
import { zone } from './time'

/** Jost, and El Messiri for Arabic. */
const files = ['jost/files/jost-latin', 'el-messiri/files/el-messiri-arabic'].flatMap((file) =>
  [400, 700].map((weight) => `@fontsource/${file}-${weight}-normal.woff`),
)

/** Jost with the measures of another device's font: wider letters, in lines that are lower than they. */
export const otherFont = ['Regular', 'Bold']
  .map(
    (style) => `@font-face {
      font-family: Other;
      font-weight: ${style === 'Bold' ? '600 900' : '100 500'};
      src: local('Jost ${style}');
      size-adjust: 105%;
      ascent-override: 65%;
      descent-override: 15%;
      line-gap-override: 0%;
    }`,
  )
  .join('\n')

let settings: string | undefined

/**
 * Of every browser: nothing of the machine's own fonts, zone and language. Fontconfig, which all engines ask on Linux, knows of
 * no other fonts than these.
 */
export const browserEnvironment = () => ({
  ...process.env,
  FONTCONFIG_FILE: (settings ??= writeFonts()),
  TZ: zone,
  LC_ALL: 'C.UTF-8',
  LANGUAGE: 'en_IE',
})

function writeFonts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-fonts-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  const { resolve } = createRequire(import.meta.url)
  for (const [index, file] of files.entries())
    writeFileSync(join(folder, `${index}.ttf`), trueType(readFileSync(resolve(file))))
  const path = join(folder, 'fonts.conf')
  writeFileSync(
    path,
    `<fontconfig>
      <dir>${folder}</dir>
      <cachedir>${folder}</cachedir>
      <match target="pattern">
        <edit name="family" mode="append_last" binding="strong"><string>Jost</string></edit>
      </match>
    </fontconfig>`,
  )
  return path
}

/** Where tables have ascent, descent and gap, and these as most systems' fonts have them, in thousandths of an em. */
const lines: Readonly<Record<string, readonly [from: number, measures: readonly number[]]>> = {
  hhea: [4, [930, -240, 0]],
  'OS/2': [68, [930, -240, 0, 930, 240]],
}

/** The font of a WOFF file as desktops read it, in lines as high as those of most systems' fonts. */
function trueType(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let at = head.length
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(44 + 20 * index)
    const [offset, packed, length] = [4, 8, 12].map((field) => entry.readUInt32BE(field)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(offset, offset + packed)
    const table = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.set(packed < length ? inflateSync(data) : data)
    const [from = 0, measures = []] = lines[entry.toString('latin1', 0, 4)] ?? []
    for (const [nth, measure] of measures.entries()) table.writeInt16BE(measure, from + 2 * nth)
    parts.push(table)
    const place = head.subarray(12 + 16 * index)
    entry.copy(place, 0, 0, 4)
    entry.copy(place, 4, 16, 20)
    place.writeUInt32BE(at, 8)
    place.writeUInt32BE(length, 12)
    at += table.length
  }
  return Buffer.concat(parts)
}

/** Whether pages that open now have the other font. */
let isOther = false

/** Layout tests: all that measures boxes of text. At night they hold with the letters of another device too. */
export function describeInEachFont(title: string, tests: () => void): void {
  describe(title, tests)
  // By day the gallery's pictures are measured in it: ./audit/sizes.ts.
  if (isNight)
    describe(`${title}, in another font`, () => {
      before(() => void (isOther = true))
      after(() => void (isOther = false))
      tests()
    })
}

/** Before the page is loaded. */
export async function wearsFont(page: Page): Promise<void> {
  if (!isOther) return
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, `${otherFont} .tavola { --tavola-font: Other, sans-serif; --tavola-display: Other, sans-serif }`)
}
