import { expect } from 'chai'
import type { Menu } from '../../examples/server/menu/menus'
import { onEachDatabase } from './databases'

onEachDatabase('menus/search', (server) => {
  const ask = async (venueId: string) =>
    (await server.get<Menu[]>(`/api/menus/search/${venueId}/2026-11-20/2/1930`)).body

  it('answers the menus of the restaurant (section 3)', async () => {
    expect((await ask('cork')).map(({ id }) => id)).to.deep.equal(['a-la-carte', 'three-courses'])
  })

  it('answers an empty list where there are none (section 4)', async () => {
    expect(await ask('kinsale')).to.deep.equal([])
  })

  it('gives thumbnails that can be fetched from any page (section 3)', async () => {
    for (const { images } of await ask('london-covent-garden')) {
      const { origin, pathname } = new URL(images.thumbnail)
      expect(origin).to.equal('http://localhost')
      const response = await server.app.request(pathname)
      expect(response.headers.get('Content-Type')).to.match(/^image\/svg\+xml/)
      expect(await response.text()).to.match(/^<svg /)
    }
  })

  it('gives thumbnails at the public address, whatever Host the call names', async () => {
    server.use({ publicUrl: 'https://tables.example' })
    const response = await server.app.request('http://evil.example/api/menus/search/galway/2026-11-20/2/1930')
    const [menu] = (await response.json()) as Menu[]
    expect(menu?.images.thumbnail).to.equal('https://tables.example/menus/a-la-carte.svg')
  })
})
