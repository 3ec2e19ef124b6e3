import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { readSettings } from '../../examples/server/settings'
import { misspelled } from '../../examples/server/settings/misspelled'
import { variableNames } from '../../examples/server/settings/variables'

const wrong = (environment: NodeJS.ProcessEnv) => {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    return (error as Error).message.split('\n')
  }
}

describe('Settings', () => {
  it('name every wrong variable at once, with what was expected and what came', () => {
    expect(
      wrong({ PORT: '80a', PUBLIC_URL: 'tables.example', LOG_LEVEL: 'loud', DAYS_AHEAD: '0' }),
    ).to.deep.equal([
      'PORT must be a whole number from 0 to 65535, not "80a".',
      'PUBLIC_URL must be an address that begins with http:// or https://, not "tables.example".',
      'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".',
      'DAYS_AHEAD must be a whole number from 1 to 3650, not "0".',
    ])
  })

  it('show no password and no key', () => {
    const said = wrong({ DATABASE_URL: 'mysql://u:hidden@host/db', PORT: '-1' }).join()
    expect(said)
      .to.contain('DATABASE_URL must be an address that begins with postgres://')
      .and.not.contain('hidden')
  })

  it('want both keys of hCaptcha, and all of Braintree’s', () => {
    expect(wrong({ HCAPTCHA_SITE_KEY: 'k' }).join()).to.contain('HCAPTCHA_SITE_KEY needs HCAPTCHA_SECRET')
    expect(wrong({ HCAPTCHA_SECRET: 's' }).join()).to.contain('HCAPTCHA_SECRET needs HCAPTCHA_SITE_KEY')
    expect(wrong({ CAPTCHA_ON_ENQUIRIES: 'true' })).to.deep.equal([
      'CAPTCHA_ON_ENQUIRIES needs HCAPTCHA_SECRET.',
    ])
    expect(wrong({ BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p' }).join()).to.contain(
      'BRAINTREE_MERCHANT_ID and BRAINTREE_PUBLIC_KEY needs BRAINTREE_ENVIRONMENT and BRAINTREE_PRIVATE_KEY',
    )
    expect(wrong({ BRAINTREE_TOKENIZATION_KEY: 'sandbox_k' }).join()).to.contain(
      'needs BRAINTREE_PRIVATE_KEY',
    )
  })

  it('take lists, and an empty variable for none', () => {
    const { corsOrigins, port, publicUrl } = readSettings({
      CORS_ORIGINS: 'https://www.example.com, https://book.example.com',
      PORT: ' ',
      PUBLIC_URL: 'https://tables.example/',
    })
    expect(corsOrigins).to.deep.equal(['https://www.example.com', 'https://book.example.com'])
    expect([port, publicUrl]).to.deep.equal([8080, 'https://tables.example'])
    expect(wrong({ CORS_ORIGINS: 'https://www.example.com/path' }).join()).to.contain('no path')
  })

  it('know the hosts of human verification from the origins that may call', () => {
    const keys = { HCAPTCHA_SITE_KEY: 'k', HCAPTCHA_SECRET: 's', PUBLIC_URL: 'https://tables.example' }
    const hosts = (more: NodeJS.ProcessEnv) => readSettings({ ...keys, ...more }).captcha?.hostNames
    expect(hosts({})).to.deep.equal([])
    expect(hosts({ CORS_ORIGINS: 'https://www.example.com' })).to.deep.equal([
      'www.example.com',
      'tables.example',
    ])
    expect(hosts({ HCAPTCHA_HOSTNAMES: 'Book.example.com' })).to.deep.equal(['book.example.com'])
  })

  it('name a variable that is nearly one of them', () => {
    expect(
      misspelled({ RETENTION_DAY: '30', HCAPTCHA_SECERT: 's', PATH: '/bin', TAVOLA_PACE: '2' }),
    ).to.deep.equal([
      'RETENTION_DAY is no setting: is RETENTION_DAYS meant?',
      'HCAPTCHA_SECERT is no setting: is HCAPTCHA_SECRET meant?',
    ])
  })

  it('are all in the table of README.md, and nothing else is', () => {
    const readme = readFileSync('examples/server/README.md', 'utf8')
    const rows = [...readme.matchAll(/^\| `[A-Z_`, ]+/gm)].join()
    expect(rows.match(/[A-Z_]{3,}/g)?.sort()).to.deep.equal([...variableNames].sort())
  })
})
