import { readFileSync, existsSync } from 'node:fs'
import { expect } from 'chai'
import { parse } from 'yaml'
import { readSettings } from '../../../examples/server/settings'
import { misspelled, variableNames } from '../../../examples/server/settings/variables'

const wrong = (environment: NodeJS.ProcessEnv) => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('Settings', () => {
  const key = (given: string, missing: string) =>
    `${given} needs ${missing}: the key shows the challenge, and the secret checks that it was passed.`
  for (const [name, environment, ...sentences] of [
    [
      'every variable at once, with the expected and the given value',
      { PORT: '80a', PUBLIC_URL: 'tables.example', LOG_LEVEL: 'loud', DAYS_AHEAD: '0' },
      'PORT must be a whole number from 0 to 65535, not "80a".',
      'PUBLIC_URL must be an address that begins with http:// or https://, not "tables.example".',
      'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".',
      'DAYS_AHEAD must be a whole number from 1 to 3650, not "0".',
    ],
    [
      'a host that is no address',
      { HOST: 'x86_64-linux-gnu' },
      'HOST must be an IP address such as 0.0.0.0, or localhost, not "x86_64-linux-gnu".',
    ],
    [
      'a password without showing it',
      { DATABASE_URL: 'mysql://u:hidden@host/db' },
      'DATABASE_URL must be an address that begins with postgres://.',
    ],
    [
      'an origin with a path',
      { CORS_ORIGINS: 'https://www.example.com/path' },
      'CORS_ORIGINS must be * or a list of origins such as https://www.example.com, with commas between them and no path, not "https://www.example.com/path".',
    ],
    [
      "halves of hCaptcha's and Braintree's keys",
      { HCAPTCHA_SITE_KEY: 'k', BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p' },
      key('HCAPTCHA_SITE_KEY', 'HCAPTCHA_SECRET'),
      'BRAINTREE_MERCHANT_ID and BRAINTREE_PUBLIC_KEY needs BRAINTREE_ENVIRONMENT and BRAINTREE_PRIVATE_KEY: all four are needed to verify a card.',
    ],
    [
      "hCaptcha's secret without its key",
      { HCAPTCHA_SECRET: 's' },
      key('HCAPTCHA_SECRET', 'HCAPTCHA_SITE_KEY'),
    ],
    [
      'what needs keys without them',
      { CAPTCHA_ON_ENQUIRIES: 'true', BRAINTREE_TOKENIZATION_KEY: 'sandbox_k' },
      'CAPTCHA_ON_ENQUIRIES needs HCAPTCHA_SECRET.',
      'BRAINTREE_TOKENIZATION_KEY needs BRAINTREE_PRIVATE_KEY.',
    ],
  ] as const)
    it(`report ${name}`, () => {
      expect(wrong(environment)).to.have.members(sentences)
    })

  it('listen on this machine alone, unless HOST names another interface', () => {
    expect(readSettings({}).host).to.equal('127.0.0.1')
    for (const host of ['0.0.0.0', '::', '192.0.2.1', 'localhost'])
      expect(readSettings({ HOST: host }).host).to.equal(host)
  })

  it('accept lists, and treat an empty variable as unset', () => {
    const { corsOrigins, port, publicUrl } = readSettings({
      CORS_ORIGINS: 'https://www.example.com, https://book.example.com',
      PORT: ' ',
      PUBLIC_URL: 'https://tables.example/',
    })
    expect(corsOrigins).to.deep.equal(['https://www.example.com', 'https://book.example.com'])
    expect([port, publicUrl]).to.deep.equal([8080, 'https://tables.example'])
  })

  it('derive the hosts of human verification from the allowed origins', () => {
    const keys = { HCAPTCHA_SITE_KEY: 'k', HCAPTCHA_SECRET: 's', PUBLIC_URL: 'https://tables.example' }
    const hosts = (more: NodeJS.ProcessEnv) => readSettings({ ...keys, ...more }).captcha?.hostNames
    expect(hosts({})).to.deep.equal([])
    const both = ['www.example.com', 'tables.example']
    expect(hosts({ CORS_ORIGINS: 'https://www.example.com' })).to.deep.equal(both)
    expect(hosts({ HCAPTCHA_HOSTNAMES: 'Book.example.com' })).to.deep.equal(['book.example.com'])
  })

  it('suggest the setting for a misspelt variable', () => {
    expect(
      misspelled({ RETENTION_DAY: '30', HCAPTCHA_SECERT: 's', PATH: '/bin', TAVOLA_PACE: '2' }),
    ).to.deep.equal([
      'RETENTION_DAY is no setting: is RETENTION_DAYS meant?',
      'HCAPTCHA_SECERT is no setting: is HCAPTCHA_SECRET meant?',
    ])
  })

  it('are exactly those in the table of README.md', () => {
    const readme = readFileSync('examples/server/README.md', 'utf8')
    const rows = [...readme.matchAll(/^\| `[A-Z_`, ]+/gm)].join()
    expect(rows.match(/[A-Z_]{3,}/g)?.sort()).to.deep.equal([...variableNames].sort())
  })
})

interface Service {
  readonly build: { readonly dockerfile: string }
  readonly environment: Readonly<Record<string, string | number>>
  readonly ports: readonly string[]
  readonly stop_grace_period: string
}

const read = (path: string) => readFileSync(path, 'utf8')

describe('The container files', () => {
  const compose = parse(read('examples/server/compose.yaml')) as { services: { server: Service } }
  const { server } = compose.services
  const container = read(server.build.dockerfile)

  it('set variables that the server reads, and contain no secret', () => {
    expect(variableNames).to.include.members(Object.keys(server.environment))
    for (const [name, value] of Object.entries(server.environment))
      if (/SECRET|KEY|URL|ID$/.test(name)) expect(value, name).to.match(/\$\{\w+:[-?]/)
  })

  it('listen on all interfaces, publish for this machine alone, and stop before being killed', () => {
    expect(container).to.match(/^ENV .*\bHOST=0\.0\.0\.0$/m)
    expect(server.environment.HOST).to.equal('0.0.0.0')
    for (const port of server.ports) expect(port).to.match(/^127\.0\.0\.1:/)
    const grace = Number(/^(\d+)s$/.exec(server.stop_grace_period)?.[1])
    expect(grace).to.be.above(Number(server.environment.STOP_SECONDS))
  })

  it('copy only files of the repository or of its build', () => {
    const copied = [...container.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, paths]) =>
      paths!.split(' ').map((path) => path.replace('/tavola/', '')),
    )
    const made = ['node_modules', 'dist', 'docs/.site']
    expect(copied).to.include.members(['examples', 'package-lock.json', ...made])
    for (const path of copied) if (!made.includes(path)) expect(existsSync(path), path).to.be.true
  })
})
