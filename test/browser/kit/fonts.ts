import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { zone } from './time'

/**
 * The fonts of every page, whatever the machine has. `usual`: Jost, narrow letters in lines of 1.45 em. `other`: its letters are
 * a fifth wider, in lines of 0.85 em, which is less than the letters take.
 */
export const families = { usual: 'Tavola Usual', other: 'Tavola Other' } as const
export type Font = keyof typeof families

const files = ['jost/files/jost-latin', 'jost/files/jost-latin-ext', 'el-messiri/files/el-messiri-arabic']
const weights = [400, 700]

/** Wider letters, and ascent and descent in thousandths of an em. */
const other = { wider: 1.2, ascent: 700, descent: -150 }

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
    for (const weight of weights) {
      const woff = readFileSync(resolve(`@fontsource/${file}-${weight}-normal.woff`))
      for (const font of ['usual', 'other'] as const)
        writeFileSync(join(folder, `${font}-${index}-${weight}.ttf`), trueType(woff, font))
    }
  const path = join(folder, 'fonts.conf')
  writeFileSync(path, configuration(folder))
  return path
}

/** Each font has the letters of all its files, whose own names tell them apart; the first is every page's. */
const configuration = (folder: string) => `<?xml version="1.0"?>
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}</cachedir>
  ${Object.entries(families)
    .map(([font, family]) =>
      files
        .map((_, index) => named(`/${font}-${index}-`, index === 0 ? family : `${family} ${index}`))
        .join(''),
    )
    .join('')}
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong"><string>${families.usual}</string></edit>
  </match>
</fontconfig>`

const named = (file: string, family: string) => `
  <match target="scan">
    <test name="file" compare="contains"><string>${file}</string></test>
    <edit name="family" mode="assign_replace"><string>${family}</string></edit>
  </match>`

/** The font of a WOFF file as desktops read it. */
function trueType(woff: Buffer, font: Font): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = woff.subarray(44 + 20 * index)
    const [offset, packed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: entry.toString('latin1', 0, 4),
      checksum: entry.readUInt32BE(16),
      data: packed < length ? inflateSync(data) : Buffer.from(data),
    }
  })
  if (font === 'other') alters(new Map(tables.map(({ tag, data }) => [tag, data])))
  const head = Buffer.alloc(12 + 16 * count)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let at = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = head.subarray(12 + 16 * index)
    entry.write(tag, 'latin1')
    for (const [field, value] of [checksum, at, data.length].entries())
      entry.writeUInt32BE(value, 4 + 4 * field)
    const padding = Buffer.alloc(-data.length & 3)
    parts.push(data, padding)
    at += data.length + padding.length
  }
  return Buffer.concat(parts)
}

/** Gives the tables of a font the measures of the other one. */
function alters(tables: ReadonlyMap<string, Buffer>): void {
  const [head, lines, system, widths] = ['head', 'hhea', 'OS/2', 'hmtx'].map((tag) => tables.get(tag)!) as [
    Buffer,
    Buffer,
    Buffer,
    Buffer,
  ]
  const units = head.readUInt16BE(18) / 1000
  const [ascent, descent] = [other.ascent, other.descent].map((part) => Math.round(part * units)) as [
    number,
    number,
  ]
  for (const [table, at] of [
    [lines, 4],
    [system, 68],
  ] as const) {
    table.writeInt16BE(ascent, at)
    table.writeInt16BE(descent, at + 2)
    table.writeInt16BE(0, at + 4)
  }
  system.writeUInt16BE(ascent, 74)
  system.writeUInt16BE(-descent, 76)
  for (let glyph = 0; glyph < lines.readUInt16BE(34); glyph++)
    widths.writeUInt16BE(Math.round(widths.readUInt16BE(4 * glyph) * other.wider), 4 * glyph)
}

/** The font of the pages that open now. */
let current: Font = 'usual'

/** Layout tests: whatever measures what text has made of boxes. They hold with the letters of every device. */
export function describeInEachFont(title: string, tests: () => void): void {
  for (const font of ['usual', 'other'] as const)
    describe(font === 'usual' ? title : `${title}, in another font`, () => {
      before(() => void (current = font))
      after(() => void (current = 'usual'))
      tests()
    })
}

/** Before the page is loaded. */
export async function wearsFont(page: Page): Promise<void> {
  if (current === 'usual') return
  const font = families[current]
  const cdp = await page.context().newCDPSession(page)
  const fontFamilies = { standard: font, serif: font, sansSerif: font, fixed: font }
  await cdp.send('Page.setFontFamilies', { fontFamilies })
  await cdp.detach()
}
