import { readFileSync } from 'node:fs'
import { buildSizes } from '../bench/brotli'
import { goHome, visit } from '../browser/kit/diner'
import { completes, reachesComplete } from '../kit/ways'
import { buildReactHost } from './react-host'

/** What a host with React of its own adds to its page by a brand with booking alone, in Brotli bytes. */
export interface HostSizes {
  /** With the page itself: the handle, the brand's plugins and its theme; the sample host's own code is in it. */
  readonly page: number
  readonly firstStep: number
  readonly wholeBooking: number
}

/** Adds up the files that a browser asks for on the way through the React host of examples/hosts, but React's. */
export async function measureReactHost(): Promise<HostSizes> {
  const react = {
    name: 'react',
    chunks: 'all' as const,
    test: /\/(react|react-dom|scheduler)\//,
    enforce: true,
  }
  const { folder } = await buildReactHost(19, {
    optimization: { splitChunks: { cacheGroups: { react } } },
    output: { filename: '[name].js', chunkFilename: '[id].js' },
  })
  const sizes = buildSizes(folder)
  const html = readFileSync('examples/hosts/react/index.html', 'utf8')
  const page = (api: string) =>
    html
      .replace('https://api.example.com', api)
      .replace('<script src="/main.js">', '<script src="/react.js"></script>$&')
  const diner = await visit({ dist: folder, page })
  const fetched = () =>
    [...new Set(diner.site.files)].reduce(
      (sum, name) => sum + (name === 'react.js' ? 0 : sizes.get(name)!),
      0,
    )
  await diner.finds('combobox', 'Location')
  await diner.page.waitForLoadState('networkidle')
  const firstStep = fetched()
  await reachesComplete(diner)
  await completes(diner)
  const wholeBooking = fetched()
  await goHome()
  return { page: sizes.get('main.js')!, firstStep, wholeBooking }
}
