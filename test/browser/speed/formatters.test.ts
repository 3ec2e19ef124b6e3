import { resolve } from 'node:path'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { byDay } from '../../kit/night'
import { endVisits, visit } from '../kit/diner'
import { initWith } from '../kit/pages'

/** Before the page is loaded: notes each use of the browser's formats until the location box has been drawn. */
const noteFormats = (page: Page) =>
  page.addInitScript(`{
    formats = []
    let isDrawn = false
    const note = (name) => isDrawn || formats.push(name + new Error().stack)
    for (const name of Object.getOwnPropertyNames(Intl)) {
      if (typeof Intl[name] !== 'function') continue
      const noted = (how) => (...given) => (note('Intl.' + name), Reflect[how](...given))
      Object.defineProperty(Intl, name, {
        value: new Proxy(Intl[name], { construct: noted('construct'), apply: noted('apply') }),
      })
    }
    for (const { prototype } of [Number, BigInt, Date, Array]) {
      for (const name of Object.getOwnPropertyNames(prototype).filter((name) => name.startsWith('toLocale'))) {
        const own = prototype[name]
        prototype[name] = function (...given) {
          note(name)
          return own.apply(this, given)
        }
      }
    }
    const watch = () => {
      const box = document.querySelector('.tavola')?.shadowRoot.querySelector('input')
      if (!box) return requestAnimationFrame(watch)
      // After the frame that draws it.
      requestAnimationFrame(() => setTimeout(() => (isDrawn = true)))
    }
    requestAnimationFrame(watch)
  }`)

const builds = { react: 'dist', light: 'dist/light' }
const brands = {
  'the default brand': '',
  'a brand in Italian, with a time zone and a country': `brand: { locale: 'it-IT', timeZone: 'Europe/Rome', country: 'IT' }`,
  'a brand in American English': `brand: { locale: 'en-US', title: 'Roma' }`,
}

describe('Browser: formats', () => {
  afterEach(endVisits)

  for (const [build, dist] of byDay(Object.entries(builds), ([build]) => build === 'light')) {
    for (const [brand, options] of byDay(Object.entries(brands), ([brand]) => /Italian/.test(brand))) {
      it(`no Intl and no toLocaleString before the first paint, ${brand}, ${build}`, async () => {
        const diner = await visit({ dist: resolve(dist), page: initWith(options), prepare: noteFormats })
        await diner.page.locator('#book input').first().waitFor()
        expect(await diner.page.evaluate('formats')).to.deep.equal([])
      })
    }

    it(`an early use would be detected, ${build}`, async () => {
      const page = initWith(`brand: { locale: 'ar-EG' }`)
      const diner = await visit({ dist: resolve(dist), page, prepare: noteFormats })
      await diner.page.locator('#book input').first().waitFor()
      expect(await diner.page.evaluate('formats.join()')).to.include('Intl.NumberFormat')
    })
  }
})
