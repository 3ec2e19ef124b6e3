import { expect } from 'chai'
import { removeWidget } from '../../kit/diner'
import { menuBody } from '../../kit/fixtures'
import { search, seesMenus } from './dinner'
// Last: it looks for the kit's document when it loads.
import { fireEvent } from '@testing-library/react'

const pictures = () => [...document.querySelectorAll('img')]
const seesPicture = (thumbnail: string | null) =>
  seesMenus({ answers: { [search]: [menuBody('lunch', 'Lunch', { images: { thumbnail } })] } })

describe("menus: a menu's picture", () => {
  afterEach(removeWidget)

  const shown = {
    'https://pictures.example/lunch.jpg': 'https://pictures.example/lunch.jpg',
    '/pictures/lunch.jpg': 'https://host.example/pictures/lunch.jpg',
    '//pictures.example/lunch.jpg': 'https://pictures.example/lunch.jpg',
  }
  for (const [thumbnail, address] of Object.entries(shown)) {
    it(`architecture, "never trusted": ${thumbnail} is shown, as a decoration that comes when it is seen`, async () => {
      await seesPicture(thumbnail)
      const [picture, ...more] = pictures()
      expect(picture).to.include({ src: address, alt: '', width: 320, height: 200 })
      expect(picture!.getAttribute('loading')).to.equal('lazy')
      expect(more).to.deep.equal([])
    })
  }

  for (const thumbnail of [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://other.example/a.png',
    '',
    null,
  ]) {
    it(`architecture, "never trusted": ${JSON.stringify(thumbnail)} is no picture`, async () => {
      const diner = await seesPicture(thumbnail)
      expect(pictures()).to.deep.equal([])
      expect(diner.has('radio', 'Lunch')).to.be.true
    })
  }

  it("one that doesn't load keeps its box", async () => {
    await seesPicture('/gone.jpg')
    const box = pictures()[0]!.parentElement!
    fireEvent.error(pictures()[0]!)
    expect(pictures()).to.deep.equal([])
    expect(box.isConnected).to.be.true
  })

  it('decisions, "Errors": a menu that is sent twice is shown once', async () => {
    const diner = await seesMenus({ answers: { [search]: [menuBody(1, 'Lunch'), menuBody(1, 'Lunch')] } })
    expect(diner.within('radiogroup').getsAll('radio')).to.have.lengthOf(1)
  })

  it('section 3, "Menu": texts of the server are text', async () => {
    const title = '<b onclick="alert(1)">Lunch</b>'
    const diner = await seesMenus({ answers: { [search]: [menuBody(1, title, { description: '&amp;' })] } })
    expect(diner.reads()).to.include(`${title}&amp;`)
  })
})
