import { expect } from 'chai'
import { milesBetween, nearest, type Place } from '../../examples/server/restaurant/distance'
import { restaurantsNear } from '../../examples/server/restaurant/near'
import { onEachDatabase } from './databases'
import { addRestaurants, removeAddedRestaurants } from './more-restaurants'

/** So many places within two degrees of one, the same at each run. */
function around({ latitude, longitude }: Place, count: number): Place[] {
  const spread = (step: number, index: number) => (((index + 1) * step) % 1) * 4 - 2
  return Array.from({ length: count }, (_, index) => ({
    latitude: Math.min(90, Math.max(-90, latitude + spread(0.618034, index))),
    longitude: ((longitude + spread(0.754878, index) + 540) % 360) - 180,
  }))
}

onEachDatabase('Restaurants near a place', (server) => {
  afterEach(() => removeAddedRestaurants(server.database))

  it('are the nearest of all, wherever on the globe (section 7)', async () => {
    const places: Place[] = [
      { latitude: 53.3, longitude: -6.3 },
      { latitude: -17, longitude: 179.99 },
      { latitude: -17, longitude: -179.99 },
      { latitude: 89.9, longitude: 10 },
      { latitude: -0.01, longitude: 0 },
    ]
    const made = places.flatMap((place) => around(place, 60))
    await addRestaurants(
      server.database,
      made.map((place) => ({ name: 'Near', ...place })),
    )
    const all = await server.database.query<Place & { id: string }>(
      'select id, latitude, longitude from restaurants',
    )
    for (const place of places) {
      for (const reach of [
        { withinMiles: 100, limit: 8 },
        { withinMiles: 30, limit: 9 },
        { withinMiles: 3, limit: 1000 },
      ]) {
        const found = await restaurantsNear(server.database, place, reach)
        const expected = nearest(all, place, reach)
        expect(found.map(({ thing }) => thing.id)).to.deep.equal(expected.map(({ thing }) => thing.id))
        for (const { thing, miles } of found) expect(miles).to.equal(milesBetween(place, thing))
      }
    }
  })
})
