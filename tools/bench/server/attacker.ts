import { connect } from 'node:net'

/** Connections that each send many requests ahead, without waiting for responses (pipelining). */
export interface Attack {
  readonly origin: string
  readonly path: string
  readonly connections: number
  /** The requests that each connection sends at once. */
  readonly requests: number
  readonly milliseconds: number
}

/** The responses that the attack got. */
export interface Attacked {
  readonly responses: number
  /** The connections that were opened: one that was closed is opened again. */
  readonly opened: number
}

/** Runs in its own process, as the clients do. Its first message says that it has begun. */
process.on('message', (attack: Attack) => {
  void run(attack).then((attacked) => process.send!(attacked))
})

/** Linux answers at each of 127.0.0.0/8. So the attack has another address than the clients. */
const ADDRESS = '127.0.0.2'

async function run({ origin, path, connections, requests, milliseconds }: Attack): Promise<Attacked> {
  const end = performance.now() + milliseconds
  const wave = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`.repeat(requests)
  const port = Number(new URL(origin).port)
  let [responses, opened] = [0, 0]

  const once = () =>
    new Promise<void>((resolve) => {
      opened += 1
      const socket = connect({ port, host: '127.0.0.1', localAddress: ADDRESS }, () => socket.write(wave))
      const timer = setTimeout(() => socket.destroy(), end - performance.now())
      socket.on('data', (data) => (responses += data.toString('latin1').split('HTTP/1.1 ').length - 1))
      socket.on('error', () => undefined)
      socket.on('close', () => {
        clearTimeout(timer)
        resolve()
      })
    })
  const attacker = async () => {
    while (performance.now() < end) await once()
  }
  await Promise.all(Array.from({ length: connections }, attacker))
  return { responses, opened }
}
