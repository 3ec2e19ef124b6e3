import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { parse } from 'yaml'
import { variableNames } from '../../examples/server/settings/variables'

interface Compose {
  readonly services: {
    readonly server: {
      readonly build: { readonly dockerfile: string }
      readonly environment: Readonly<Record<string, string | number>>
      readonly stop_grace_period: string
    }
  }
}

const read = (path: string) => readFileSync(path, 'utf8')

describe('The container files', () => {
  const { server } = (parse(read('examples/server/compose.yaml')) as Compose).services
  const container = read(`${server.build.dockerfile}`)

  it('set variables that the server reads, and hold no secret', () => {
    expect(variableNames).to.include.members(Object.keys(server.environment))
    for (const [name, value] of Object.entries(server.environment))
      if (/SECRET|KEY|URL|ID$/.test(name)) expect(value, name).to.match(/\$\{\w+:[-?]/)
  })

  it('let the server stop before it is killed', () => {
    const grace = Number(/^(\d+)s$/.exec(server.stop_grace_period)?.[1])
    expect(grace).to.be.above(Number(server.environment.STOP_SECONDS))
  })

  it('copy what is there: what the repository has, or what its build makes', () => {
    const copied = [...container.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, paths]) =>
      paths!.split(' ').map((path) => path.replace('/tavola/', '')),
    )
    const made = ['node_modules', 'dist', 'docs/.site']
    expect(copied).to.include.members(['examples', 'package-lock.json', ...made])
    for (const path of copied) if (!made.includes(path)) expect(existsSync(path), path).to.be.true
  })
})
