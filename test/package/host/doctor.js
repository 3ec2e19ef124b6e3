/** Two widgets: one on a back end by its address, and with mistakes in its brand; one on functions of the host's. */
import { init } from 'tavola'
import { doctor } from 'tavola/doctor'
import verification from 'tavola/plugins/human-verification'
import booking from 'tavola/plugins/booking'
import start from 'tavola/plugins/start'
import milano from 'tavola/themes/milano'

const brand = {
  theme: milano,
  plugins: [start, booking, verification],
  options: { 'human-verification': { siteKey: 'key' } },
  titel: 'Roma',
}
const tea = { id: 'tea', inserts: [{ at: 'detials', load: async () => ({ default: () => null }) }] }
window.start = (baseUrl) => {
  const handle = init({ baseUrl, container: document.querySelector('#book'), preload: 'now', brand })
  handle.on('bookd', () => undefined)
  init({
    baseUrl,
    container: document.querySelector('#tea'),
    preload: 'now',
    brand: { ...brand, plugins: [start, tea] },
  })
}
window.doctor = doctor
