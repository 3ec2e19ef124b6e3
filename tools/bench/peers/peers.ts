import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { page as hostPage } from '../../../test/browser/kit/site'
import { buildPages } from '../build'
import type { Way } from '../ways'
import { clientToken } from './answers'

/** Another widget for bookings, payments or questions. Its page is in <id>.js, mounted as the peer's docs say. */
interface Peer {
  readonly id: string
  readonly name: string
  readonly package: string
  readonly root?: string
  readonly hasStyles?: boolean
}

const peers: readonly Peer[] = [
  { id: 'pxsol', name: 'Pxsol', package: 'pxsol-booking-search-widget' },
  { id: 'tebuto', name: 'Tebuto', package: '@tebuto/react-booking-widget' },
  { id: 'adyen', name: 'Adyen', package: '@adyen/adyen-web', hasStyles: true },
  {
    id: 'braintree',
    name: 'Braintree',
    package: 'braintree-web-drop-in',
    root: `<div id="root" data-token="${clientToken}"></div>`,
  },
  {
    id: 'typebot',
    name: 'Typebot',
    package: '@typebot.io/js',
    root: '<typebot-standard style="width: 100%; height: 600px"></typebot-standard>',
  },
]

const folder = 'tools/bench/peers'

/** Installs the peers if needed, and builds their pages. Returns the folders by their path on the site. */
export async function buildPeers(
  names: readonly string[],
  into: string,
): Promise<Readonly<Record<string, string>>> {
  const wanted = peers.filter(({ name }) => names.includes(name))
  if (wanted.length > 0 && !existsSync(`${folder}/node_modules`))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    })
  for (const { id } of wanted) await buildPages({ [id]: `./${folder}/${id}.js` }, `${into}/${id}`, `/${id}/`)
  return Object.fromEntries(wanted.map(({ id }) => [id, `${into}/${id}`]))
}

export const peerWays: readonly Way[] = peers.map(
  ({ id, name, root = '<div id="root"></div>', hasStyles }) => ({
    name,
    html: hostPage({
      head: hasStyles ? `<link rel="stylesheet" href="/${id}/${id}.css" />` : '',
      body: `${root}<script src="/${id}/${id}.js"></script>`,
    }),
  }),
)

/** The installed versions by the peers' names. */
export const peerVersions = (): readonly string[] =>
  peers.map(({ name, package: installed }) => {
    const manifest = readFileSync(`${folder}/node_modules/${installed}/package.json`, 'utf8')
    return `${name} ${(JSON.parse(manifest) as { version: string }).version}`
  })
