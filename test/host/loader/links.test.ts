import '../../kit/dom'
import { expect } from 'chai'
import type { DOMWindow } from 'jsdom'
import { stub } from 'sinon'
import { settles } from '../../kit/pending'
import { filesOf, onPage, runLoader as run } from './fresh-page'
import { recordErrors } from '../../kit/logged'
import { stopClockOfTests } from '../../kit/stopped-clock'

const baseUrl = 'https://api.example'
const tag = '<script></script>'

describe('Links that open the popup', () => {
  stopClockOfTests()
  const error = recordErrors()

  const link = '<a href="#page" data-tavola-venue="cork" data-tavola-guests="4"><b>Book</b></a>'

  const press = (page: DOMWindow, keys: MouseEventInit = {}, selector = 'b') => {
    const event = new page.MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
    return !page.document.querySelector(selector)!.dispatchEvent(event)
  }

  it('a click with Ctrl, Cmd or Shift is left to the browser, for a new tab or window', () =>
    onPage(tag + link, (page) => {
      run(page).tavola.init({ baseUrl })
      const presses = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, {}]
      expect(presses.map((keys) => press(page, keys))).to.deep.equal([false, false, false, true])
    }))

  it('without an init, if the page has handled the click, and beside the link, nothing is opened', () =>
    onPage(`${tag}${link}<p>Text</p><a href="#own" onclick="Tavola.open()">Own</a>`, async (page) => {
      const { tavola, opened } = run(page)
      expect(press(page)).to.equal(false)
      tavola.init({ baseUrl })
      const link = page.document.querySelector('a')!
      expect(press(page, {}, 'p')).to.equal(false)
      expect(press(page, {}, '[href="#own"]'), 'the page opens it').to.equal(false)
      page.document.dispatchEvent(new page.MouseEvent('click'))
      link.addEventListener('click', (event) => event.preventDefault())
      press(page)
      await settles()
      expect(opened).to.deep.equal([])
    }))

  const stop = (event: Event) => event.stopPropagation()
  const prevent = (event: Event) => event.preventDefault()

  for (const [title, opens, at, listener, isCapture] of [
    ['in a menu that stops clicks it opens', true, '#menu', stop],
    ['that stops its own clicks it opens', true, 'a', stop],
    ['in a body that stops clicks it opens', true, 'body', stop],
    ['whose click is prevented on its way down it stays closed', false, 'html', prevent, true],
    ['that prevents its own clicks it stays closed', false, 'a', prevent],
    ['whose text prevents the click it stays closed', false, 'b', prevent],
  ] as const)
    it(`by a link ${title}, at each press`, () =>
      onPage(`${tag}<div id="menu">${link}</div>`, async (page) => {
        page.document.querySelector(at)!.addEventListener('click', listener, isCapture)
        const { tavola, opened } = run(page)
        tavola.init({ baseUrl })
        for (const _ of [1, 2]) {
          expect(press(page)).to.equal(true)
          await settles()
        }
        const given = { tavolaVenue: 'cork', tavolaGuests: '4' }
        const options = opened.map(([, , dataset]) => ({ ...(dataset as object) }))
        expect(options).to.deep.equal(opens ? [given, given] : [])
        expect(page.location.hash).to.equal('')
      }))

  for (const [title, menu, inside] of [
    ['a link in a shadow root of the page', '', link],
    ['a link in a shadow root that stops clicks', '', `<div>${link}</div>`],
    ['a link with its text in a shadow root', 'data-tavola-venue="cork"', '<b>Book</b>'],
  ])
    it(`${title} opens the popup`, () =>
      onPage(`${tag}<div id="menu" ${menu}></div>`, async (page) => {
        const root = page.document.querySelector('#menu')!.attachShadow({ mode: 'open' })
        root.innerHTML = inside!
        root.querySelector('div')?.addEventListener('click', stop)
        const { tavola, opened } = run(page)
        tavola.init({ baseUrl })
        const click = new page.MouseEvent('click', { bubbles: true, composed: true, cancelable: true })
        expect(root.querySelector('b')!.dispatchEvent(click)).to.equal(false)
        await settles()
        expect(opened).to.have.lengthOf(1)
      }))

  for (const [href, hash] of [
    ['#page', '#page'],
    ['javascript:location.hash="script"', ''],
    ['mailto:book@host.example', ''],
  ])
    it(`without the widget’s code a link opens a page, never a script: ${href}`, () =>
      onPage(tag + link, async (page) => {
        const { tavola, code } = run(page)
        code.createWidget = () => Promise.reject(new Error('lost'))
        page.document.querySelector('a')!.setAttribute('href', href!)
        tavola.init({ baseUrl })
        press(page)
        await settles()
        expect(page.location.hash).to.equal(hash)
        // jsdom complains of a navigation.
        const lines = error.args.map(([line]) => String(line))
        expect(lines).to.deep.equal(['[Tavola] T002 Booking did not load.'])
        expect(page.document.querySelector('button')).to.equal(null)
      }))

  for (const event of ['pointerover', 'focusin'])
    it(`the code, the popup and the link’s restaurant are fetched ahead, on ${event}`, () =>
      onPage(`${tag}${link}<button onclick="Tavola.open('dublin')">Book</button>`, async (page) => {
        const { tavola, made, opened } = run(page)
        const fetch = stub().callsFake(async () => new Response('{}'))
        const comes = async (selector: string) => {
          page.document.querySelector(selector)!.dispatchEvent(new page.Event(event, { bubbles: true }))
          await settles()
        }
        await comes('b')
        expect([filesOf(page), made]).to.deep.equal([[], []])
        const handle = tavola.init({ baseUrl, fetch: fetch as never })
        await comes('script')
        expect(filesOf(page)).to.deep.equal([])
        await comes('b')
        const [[url, { signal }], ...others] = fetch.args as [string, RequestInit][] as [
          [string, RequestInit],
        ]
        expect([url, others]).to.deep.equal(['https://api.example/api/venues/getbyid/cork', []])
        const files = ['search', 'popup'].map((name) => `https://cdn.example/tavola-${name}-@build@.js`)
        expect([filesOf(page), made.length, opened]).to.deep.equal([files, 1, []])
        handle.destroy()
        expect(signal!.aborted, 'nothing is on the way').to.equal(true)
        await comes('button')
        expect(made, 'no popup is there').to.have.lengthOf(1)
      }))
})
