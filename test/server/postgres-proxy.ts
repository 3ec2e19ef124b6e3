import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'

/** A way to a PostgreSQL server on which the tests make trouble. */
export interface Proxy {
  readonly url: string
  /** Nothing passes any more, and nothing is closed: the server seems to stand still. */
  freeze(): void
  /** What is sent from now on passes again; what was sent meanwhile is lost. */
  thaw(): void
  /** The server has had the next text that contains this, and its answer is lost with the connection. */
  losesAnswerTo(text: string): void
  close(): void
}

export async function startProxy(url: string): Promise<Proxy> {
  const { host, port } = new pg.Client({ connectionString: url })
  const sockets = new Set<Socket>()
  let isFrozen = false
  let lost: string | undefined

  const server = createServer((client) => {
    const postgres = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    let isLost = false
    client.on('data', (data) => {
      if (isFrozen) return
      if (lost !== undefined && data.includes(lost)) [isLost, lost] = [true, undefined]
      postgres.write(data)
    })
    postgres.on('data', (data) => {
      if (isFrozen) return
      if (isLost) client.destroy()
      else client.write(data)
    })
    for (const [socket, other] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const own = new URL(url)
  own.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: own.href,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    losesAnswerTo: (text) => (lost = text),
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
