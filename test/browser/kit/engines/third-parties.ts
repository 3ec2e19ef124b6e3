import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { neededPath } from '../programs'
import { openssl } from './engine'

/** What a third party answers; nothing where it is not the one that is asked. */
export type ThirdParty = (request: Request) => Promise<Response> | Response | undefined

export interface ThirdParties {
  /** Of the proxy that the browser asks. */
  readonly port: number
  /** From now on these answer. Every other address is answered with a 404. */
  answer(...parties: readonly ThirdParty[]): void
  close(): void
}

/**
 * A proxy that leads every https request of a browser to a server here, which answers as the third parties do. The
 * browser must take its certificate, which is nobody's.
 */
export async function startThirdParties(): Promise<ThirdParties> {
  let parties: readonly ThirdParty[] = []
  const server = createHttpsServer(selfSigned('third-party.example'), async (incoming, response) => {
    const request = await asRequest(incoming)
    const answer = (await firstOf(parties, request)) ?? new Response(null, { status: 404 })
    response.writeHead(answer.status, {
      ...Object.fromEntries(answer.headers),
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
    })
    response.end(await answer.text())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const proxy = createHttpServer((_, response) => response.writeHead(404).end())
  proxy.on('connect', (_, client, head) => {
    const tunnel = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      tunnel.write(head)
      tunnel.pipe(client).pipe(tunnel)
    })
    // Either end may leave first.
    tunnel.on('error', () => client.destroy())
    client.on('error', () => tunnel.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    port: (proxy.address() as AddressInfo).port,
    answer: (...given) => void (parties = given),
    close() {
      for (const one of [proxy, server]) {
        one.close()
        one.closeAllConnections()
      }
    },
  }
}

/** A key with its certificate. */
function selfSigned(name: string) {
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${name}`, '-days', '2']
  const output = execFileSync(neededPath(openssl), [...words, '-keyout', '-', '-out', '-'], {
    encoding: 'utf8',
    stdio: 'pipe',
  })
  const [key, cert] = output.match(/-----BEGIN (.*)-----[^]*?-----END \1-----\n/g)!
  return { key: key!, cert: cert! }
}

async function firstOf(parties: readonly ThirdParty[], request: Request): Promise<Response | undefined> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 })
  for (const party of parties) {
    const answer = await party(request)
    if (answer) return answer
  }
  return undefined
}

async function asRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const body = await text(incoming)
  return new Request(`https://${headers.host}${url}`, { method, ...(body && { body }) })
}
