import { once } from 'node:events'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { createCertificate } from './certificate'

export interface Host {
  readonly origin: string
  /** At once, whatever still hangs. */
  close(): void
}

export type Respond = (request: Http2ServerRequest, response: Http2ServerResponse) => unknown

let certificate: ReturnType<typeof createCertificate> | undefined

/** An HTTP/2 server on a free port: an origin of its own, as chains' sites and back ends are. */
export async function startHost(respond: Respond): Promise<Host> {
  certificate ??= createCertificate()
  const sessions = new Set<{ destroy(): void }>()
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, respond).listen(0, '127.0.0.1')
  server.on('session', (session) => {
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
  })
  await once(server, 'listening')
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      for (const session of sessions) session.destroy()
    },
  }
}
