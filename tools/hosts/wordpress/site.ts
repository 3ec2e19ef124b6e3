import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { install, neededPath, type Program } from '../../../test/browser/kit/programs'
import { freePort, start, until, type Process, type Running } from '../processes'

/** A throw-away WordPress with the plugin, set up and with a few posts. Its administrator is "admin", with the same password. */
export interface WordPress extends Running {
  readonly folder: string
  readonly version: string
  /** The addresses of the posts. */
  readonly posts: Readonly<Record<'block' | 'shortCode' | 'popup' | 'hostile', string>>
  /** What PHP has complained of in the plugin. */
  log(): string
  /** A nonce for an action, of the user who has these cookies. */
  nonce(action: string, cookies: Readonly<Record<string, string>>): string
  /** Deactivates and deletes the plugin, and returns its option as PHP prints it. */
  removePlugin(): string
}

const programs = {
  php: {
    title: 'PHP',
    names: ['php'],
    variable: 'PHP_PATH',
    debian: 'php-cli php-mysql php-xml php-mbstring',
  },
  database: {
    title: 'MariaDB',
    names: ['mariadbd'],
    places: ['/usr/sbin/mariadbd'],
    variable: 'MARIADBD_PATH',
    debian: 'mariadb-server',
  },
  wordpress: {
    title: 'WordPress',
    names: [],
    places: ['/usr/share/wordpress/wp-load.php'],
    variable: 'WORDPRESS_PATH',
    debian: 'wordpress',
  },
  theme: {
    title: "WordPress's theme",
    names: [],
    places: ['/usr/share/wordpress/wp-content/themes/twentytwentythree/style.css'],
    variable: 'WORDPRESS_THEME_PATH',
    debian: 'wordpress-theme-twentytwentythree',
  },
} satisfies Record<string, Program>

/** @param api the back end, which serves the script too */
export async function startWordPress(api: string, port?: number): Promise<WordPress> {
  install(Object.values(programs), { isBare: true })
  const folder = mkdtempSync(join(tmpdir(), 'tavola-wordpress-'))
  const running: Process[] = []
  const stop = async () => {
    await Promise.all(running.map((process) => process.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    running.push(await startDatabase(folder))
    const own = port ?? (await freePort())
    const origin = `http://localhost:${own}`
    const site = copySite(folder, origin)
    const php = neededPath(programs.php)
    const script_url = `${api}/light/tavola.js`
    const settings = { script_url, base_url: api, telephone: '+353 1 555 0100' }
    const { version, posts } = setUp(php, site, settings)
    running.push(
      start([php, '-S', `127.0.0.1:${own}`, '-t', site], {
        env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      }),
    )
    await until(async () => (await fetch(origin).catch(() => null))?.ok === true, 'WordPress', running)
    const addresses = Object.entries(posts).map(([name, id]) => [name, `${origin}/?p=${id}`])
    return {
      origin,
      folder,
      version,
      posts: Object.fromEntries(addresses) as WordPress['posts'],
      log: () => linesAbout('plugins/tavola', logIn(site)),
      nonce: (action, cookies) =>
        execFileSync(php, ['-r', nonceOf(site), action, JSON.stringify(cookies)], { encoding: 'utf8' }),
      removePlugin: () => execFileSync(php, ['-r', removal(site)], { encoding: 'utf8' }),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface SetUp {
  readonly version: string
  readonly posts: Readonly<Record<string, number>>
}

function setUp(php: string, site: string, settings: object): SetUp {
  const words = [here('set-up.php'), site, JSON.stringify(settings)]
  try {
    return JSON.parse(execFileSync(php, words, { encoding: 'utf8' })) as SetUp
  } catch (cause) {
    throw new Error(`WordPress could not be set up:\n${logIn(site)}`, { cause })
  }
}

const logIn = (site: string): string => {
  const file = join(site, 'wp-content/debug.log')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const linesAbout = (path: string, log: string) =>
  log
    .split('\n')
    .filter((line) => line.includes(path))
    .join('\n')

const nonceOf = (site: string) => `
  $_COOKIE = json_decode($argv[2], true);
  require '${site}/wp-load.php';
  echo wp_create_nonce($argv[1]);`

const removal = (site: string) => `
  require '${site}/wp-load.php';
  require ABSPATH . 'wp-admin/includes/admin.php';
  deactivate_plugins('tavola/tavola.php');
  delete_plugins(array('tavola/tavola.php'));
  var_export(get_option('tavola'));`

const here = (file: string) => resolve('tools/hosts/wordpress', file)

/** Debian's files with our plugin, and with a configuration for this folder's database. Nothing is fetched from elsewhere. */
function copySite(folder: string, origin: string): string {
  const site = join(folder, 'site')
  cpSync(dirname(neededPath(programs.wordpress)), site, { recursive: true, dereference: true })
  cpSync('examples/hosts/wordpress/tavola', join(site, 'wp-content/plugins/tavola'), { recursive: true })
  mkdirSync(join(site, 'wp-content/mu-plugins'))
  cpSync(here('nonce-plugin.php'), join(site, 'wp-content/mu-plugins/nonce-plugin.php'))
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${socketIn(folder)}`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: origin,
    WP_SITEURL: origin,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: true,
    WP_DISABLE_FATAL_ERROR_HANDLER: true,
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    DISABLE_WP_CRON: true,
  }
  const lines = Object.entries(constants).map(([name, value]) => `define('${name}', ${phpLiteral(value)});`)
  writeFileSync(
    join(site, 'wp-config.php'),
    `<?php\n${lines.join('\n')}\n$table_prefix = 'wp_';\nif (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');\nrequire_once ABSPATH . 'wp-settings.php';\n`,
  )
  return site
}

const phpLiteral = (value: string | boolean) => (typeof value === 'string' ? `'${value}'` : String(value))

const socketIn = (folder: string) => join(folder, 'database.sock')

/** On a socket in the folder, without a port. */
async function startDatabase(folder: string): Promise<Process> {
  const data = join(folder, 'database')
  // MariaDB refuses to run as root unless it is named.
  const user = process.getuid?.() === 0 ? ['--user=root'] : []
  const installed = [
    '--no-defaults',
    `--datadir=${data}`,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]
  execFileSync('mariadb-install-db', [...installed, ...user], { stdio: 'ignore' })
  const socket = `--socket=${socketIn(folder)}`
  const options = [
    '--no-defaults',
    `--datadir=${data}`,
    socket,
    '--skip-networking',
    '--innodb-flush-log-at-trx-commit=0',
  ]
  const database = start([neededPath(programs.database), ...options, ...user])
  const accepts = async () => {
    try {
      const create = 'create database if not exists wordpress character set utf8mb4'
      execFileSync('mariadb', ['--no-defaults', '-u', 'root', socket, '-e', create], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  }
  await until(accepts, 'MariaDB', [database])
  return database
}
