import { expect } from 'chai'
import { isNight } from '../../kit/night'
import { visit, type Diner } from '../kit/diner'
import { page, script, tagged, type HostPage } from '../kit/site'
import { skipToComplete } from '../kit/visits'
import { until } from '../kit/playwright-driver'
import { longDay, saturday } from '../kit/time'

const element =
  (attributes: string, more = ''): HostPage =>
  (api) =>
    page({
      head: script('async'),
      body: `<tavola-booking id="book" base-url="${api}" ${attributes}></tavola-booking>${more}`,
    })

const reads = (diner: Diner, expression: string) => diner.page.evaluate(expression)

describe('Browser: the script tag’s attributes', () => {
  it('host.script-tag: the tag alone creates a widget, its attributes are the options, by their names, and a booking is made with it', async () => {
    const brand = `data-brand='{"title": "Osteria"}'`
    const choices = `data-venue-id="cork" data-journey="Booking" data-date="${saturday}" data-guests="4"`
    const diner = await visit({
      page: tagged(`data-container="#book" ${brand} ${choices} data-time="19:30"`),
    })
    await diner.finds('region', 'Osteria')
    await diner.receives(`GET /api/sessions/availability/cork/${saturday}/4/true`)
    await diner.finds('combobox', 'Hour')
    expect(await diner.gets('combobox', 'Minute').inputValue()).to.equal('30')
    await diner.presses('Continue')
    await skipToComplete(diner)
    await diner.completes()
    expect(diner.errors.concat(diner.consoleLines)).to.deep.equal([])
  })

  it('host.script-tag: without a container it is a popup, a flag is a word, and an earlier open is kept and run', async () => {
    const early = `<script>Tavola.open('cork', 'Booking')</script>`
    const diner = await visit({ page: tagged('data-read-only-location', early) })
    await diner.finds('dialog', 'Milano restaurants')
    await diner.finds('text', 'Milano Cork')
    await diner.misses('button', 'Booking')
    await diner.misses('combobox', 'Location')
    expect(diner.consoleLines).to.deep.equal([])
  })

  it('in test mode a booking is made with a scene, each step says so, and the back end gets no call', async () => {
    const choices = `data-venue-id="cork" data-journey="Booking" data-date="${saturday}" data-time="19:30"`
    const diner = await visit({ page: tagged(`${choices} data-test-mode="a free evening"`) })
    await diner.page.evaluate("Tavola.open('cork')")
    await diner.finds('text', 'Test mode. Nothing is booked.')
    await diner.presses('Continue')
    await skipToComplete(diner)
    await diner.finds('text', 'Test mode. Nothing is booked.')
    await diner.presses('Complete Booking')
    await diner.finds('heading', /Booking Confirmed/)
    await diner.finds('text', 'Test mode. Nothing is booked.')
    expect(diner.api.requests).to.deep.equal([])
    expect(diner.errors.concat(diner.consoleLines)).to.deep.equal([])
  })

  it("a container that isn't a selector is reported, and the element is still defined", async () => {
    const diner = await visit({
      page: tagged('data-container="#1book"', '<tavola-booking></tavola-booking>'),
    })
    await diner.finds('combobox', 'Location')
    await until(() => diner.consoleLines.length > 0, 'the line')
    expect(diner.consoleLines.join()).to.match(/no element matches container.*#1book/)
    expect(diner.errors).to.deep.equal([])
  })

  // Invalid options are tested in test/host/options.
  if (isNight) {
    it('with a container such an open has its own popup', async () => {
      const early = `<script>Tavola.open('cork', 'Booking')</script>`
      const diner = await visit({ page: tagged('data-container="#book"', early) })
      const popup = diner.gets('dialog', 'Milano restaurants')
      const box = popup.getByRole('combobox', { name: 'Location' })
      await box.waitFor()
      await until(async () => (await box.inputValue()) === 'Milano Cork', 'the restaurant in the popup')
      await diner.misses('button', 'Booking')
      expect(diner.consoleLines).to.deep.equal([])
    })

    it('host.wrong-option: an invalid one is reported with a suggestion, in one line; options that its plugins do not accept, and journeys without a plugin, once', async () => {
      const options = { start: { search: 'all' }, menus: { offer: 'yes' } }
      const links = { terms: '/terms', privacy: '/privacy' }
      const brand = { options, links, country: 'ZZ', groupJourney: 'Foo', journeys: ['Booking', 'Bar'] }
      const wrong = 'data-venueid="cork" data-guests="many"'
      const diner = await visit({
        page: tagged(
          `data-container="#book" data-venue-id="cork" ${wrong} data-brand='${JSON.stringify(brand)}'`,
        ),
      })
      await diner.choosesJourney()
      await until(() => diner.consoleLines.join().includes('menus'), 'the features')
      // The country is checked when it is first read, and at the latest after this.
      await diner.waits(5_000)
      await diner.settles()
      const named = diner.consoleLines.map((line) => {
        const found = /"(country|Foo|Bar|guests|data-v[^"]*)"|(options\.\w+: invalid "\w+")/.exec(line)
        return found?.[1] ?? found?.[2] ?? line
      })
      expect(named.sort()).to.deep.equal([
        'Bar',
        'Foo',
        'country',
        'data-venueid',
        'guests',
        'options.menus: invalid "offer"',
        'options.start: invalid "search"',
      ])
      expect(diner.consoleLines.join('\n'))
        .to.match(/<script>: unknown attribute "data-venueid"\. Did you mean "data-venue-id"\?/)
        .and.match(/T010 <script>: invalid "guests"\. Expected a number from 1 to the brand’s largest party/)
    })

    it('other libraries’ attributes on the tag, or on an element, are not reported', async () => {
      const others = 'data-cfasync="false" data-cookieconsent="statistics" data-category="x"'
      const diner = await visit({
        page: tagged(`data-container="#book" data-guests="4" ${others}`, '<tavola-booking></tavola-booking>'),
      })
      await diner.gets('combobox', 'Location').nth(1).waitFor()
      await diner.settles()
      expect(diner.consoleLines).to.deep.equal([])
    })

    it('an invalid base URL is reported once', async () => {
      const diner = await visit({ page: () => tagged('data-container="#book"')('http://') })
      await diner.finds('combobox', 'Location')
      await until(() => diner.consoleLines.length > 0, 'the line')
      expect(diner.consoleLines).to.have.lengthOf(1)
      expect(diner.consoleLines[0]).to.match(/missing or invalid "baseUrl"\. Expected the address/)
    })

    it("host.script-tag: a container that doesn't exist is reported, and the page stays unchanged", async () => {
      const diner = await visit({ page: tagged('data-container="#missing"') })
      await diner.finds('text', 'We keep your table')
      await until(() => diner.consoleLines.length > 0, 'the line')
      expect(diner.consoleLines.join()).to.match(/no element matches container.*#missing/)
      expect(diner.errors).to.deep.equal([])
    })
  }
})

describe('Browser: <tavola-booking>', () => {
  it('host.element: its attributes are the options, and a booking is made in it; a changed attribute changes the widget, and the choices stay', async () => {
    const early = `<script>document.querySelector('#book').brand = { title: 'Osteria' }</script>`
    const diner = await visit({ page: element(`brand='{"title": "Enoteca"}'`, early) })
    const sets = (name: string, value: string) =>
      reads(diner, `document.querySelector('#book').setAttribute('${name}', '${value}')`)
    // A property goes before its attribute, set before or after the script came.
    await diner.finds('region', 'Osteria')
    await diner.choosesRestaurant()
    await sets('date', saturday)
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await sets('guests', '3')
    await reads(diner, `document.querySelector('#book').guests = 4`)
    await diner.choosesJourney()
    expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('4')
    expect(await reads(diner, `document.querySelector('#book').guests`)).to.equal(4)
    await reads(diner, `document.querySelector('#book').brand = undefined`)
    await diner.finds('region', 'Enoteca')
    await sets('brand', '{"title": "Napoli"}')
    await diner.finds('region', 'Napoli')
    await diner.finds('button', `Date ${longDay(saturday)}`)
    await diner.chose('Milano Cork')
    await diner.selects('Hour', '19')
    await diner.presses('Continue')
    await skipToComplete(diner)
    await diner.completes()
    // A few seconds after the start it says that these brands have no links.
    const lines = diner.consoleLines.filter((line) => !line.includes('T029'))
    expect(diner.errors.concat(lines)).to.deep.equal([])
  })

  it('it has none of another widget’s options', async () => {
    const other = `<script src="/tavola.js"></script>
      <script>Tavola.init({ baseUrl: '/api', venueId: 'dublin', journey: 'Booking', brand: { title: 'Osteria' } })</script>`
    const diner = await visit({
      page: (api) => element('')(api).replace('<tavola-booking', `${other}<tavola-booking`),
    })
    await diner.finds('region', 'Milano restaurants')
    await diner.finds('combobox', 'Location')
    expect(diner.api.sent('GET /api/venues/getbyid/*')).to.deep.equal([])
  })

  it('it continues when moved within the page, and leaves nothing when removed; a copy of it, as in a page kept for Back, is one widget again', async () => {
    const diner = await visit({ page: element('venue-id="cork"') })
    await diner.chose('Milano Cork')
    await diner.choosesJourney()
    await reads(diner, `document.body.append(document.querySelector('#book'))`)
    await diner.finds('button', /^Date/)
    expect(diner.api.sent('GET /api/venues/getbyid/cork')).to.have.lengthOf(1)
    await reads(diner, `window.taken = document.querySelector('#book'), taken.remove()`)
    await diner.settles()
    expect(await reads(diner, 'taken.childElementCount')).to.equal(0)
    await reads(diner, `document.body.append(taken)`)
    await diner.chose('Milano Cork')
    await reads(diner, `document.body.replaceWith(document.body.cloneNode(true))`)
    await diner.chose('Milano Cork')
    await diner.settles()
    expect(await reads(diner, `document.querySelector('#book').childElementCount`)).to.equal(1)
  })

  it('they bubble from it, and its handle opens a popup, which loads when its preload option says', async () => {
    const heard = `<script>opened = 0; document.querySelector('#book').addEventListener('tavola:open', () => opened++)</script>`
    const diner = await visit({ page: element('inline="false" preload="now"', heard) })
    await until(() => diner.site.files.includes('tavola-popup.js'), 'the popup fetched ahead')
    await reads(diner, `document.querySelector('#book').handle.open('cork')`)
    await diner.finds('dialog', 'Milano restaurants')
    expect(await reads(diner, 'opened')).to.equal(1)
  })

  it('it has the script tag’s options too, unless it sets them; a removed attribute falls back to the next source', async () => {
    const tag = `data-brand='{"title": "Osteria"}' data-guests="4"`
    const diner = await visit({ page: tagged(tag, '<tavola-booking id="it" base-url=""></tavola-booking>') })
    await diner.finds('region', 'Osteria')
    await reads(diner, `it.removeAttribute('base-url'), it.setAttribute('venue-id', 'cork')`)
    await diner.chose('Milano Cork')
    await diner.choosesJourney()
    expect(await diner.gets('combobox', 'Guests').inputValue()).to.equal('4')
    await reads(diner, `it.venueId = 'dublin'`)
    await diner.chose('Milano Dublin')
    await reads(diner, `it.venueId = undefined`)
    await diner.chose('Milano Cork')
    expect(diner.consoleLines).to.deep.equal([])
  })

  if (isNight) {
    it('a misspelt or invalid attribute is reported with a suggestion, at the start and later; other attributes are the page’s own', async () => {
      const own = 'class="wide" data-x="1" aria-label="Book"'
      const diner = await visit({ page: element(`${own} venueId="cork" inline="nope" journey="Brunch"`) })
      await diner.finds('combobox', 'Location')
      await reads(diner, `document.querySelector('#book').setAttribute('gests', '4')`)
      const isSaid = (words: string) => diner.consoleLines.some((line) => line.includes(words))
      await until(() => isSaid('"gests"') && isSaid('"Brunch"'), 'the later ones')
      await diner.settles()
      const [inline, gests, venue, brunch, ...more] = [...diner.consoleLines].sort()
      expect(brunch).to.match(
        /^\[Tavola\] T017 journey: unknown journey "Brunch"\. Expected one of Booking, [^\n]*$/,
      )
      expect([inline, gests, venue, ...more]).to.deep.equal([
        '[Tavola] T010 <tavola-booking>: invalid "inline". Expected true or false. Received "nope".',
        '[Tavola] T013 <tavola-booking>: unknown attribute "gests". Did you mean "guests"?',
        '[Tavola] T013 <tavola-booking>: unknown attribute "venueid". Did you mean "venue-id"?',
      ])
    })

    it('a link’s popup on its page does not change its properties', async () => {
      const link = `<a href="/" data-tavola-venue="cork">Book at Cork</a>`
      const diner = await visit({ page: element('', link) })
      await diner.finds('combobox', 'Location')
      await diner.clicks('link', 'Book at Cork')
      await diner.finds('dialog', 'Milano restaurants')
      await diner.page.keyboard.press('Escape')
      await diner.misses('dialog', 'Milano restaurants')
      await reads(diner, `document.querySelector('#book').brand = { title: 'Osteria' }`)
      await diner.finds('region', 'Osteria')
    })
  }
})
