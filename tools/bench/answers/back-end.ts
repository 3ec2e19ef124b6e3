import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer, type Server } from '../../../test/browser/kit/site'
import { goodEvening } from '../../../test/kit/fixtures'
import { createNetwork } from '../../../test/kit/network'

/** Writes a response of its own kind: very large, or very slow. */
export type Write = (response: ServerResponse) => Promise<void>

export interface BackEnd extends Server {
  /** How many megabytes of the last such response the browser took. */
  taken(): number
}

/** A good back end, except for the paths that `write` answers. */
export async function startBackEnd(paths: RegExp, write: Write): Promise<BackEnd> {
  const network = createNetwork(goodEvening)
  let bytes = () => 0
  const server = await startServer(async (request, response) => {
    const allow = ['Origin', 'Headers'].map((name) => [`Access-Control-Allow-${name}`, '*'] as const)
    response.setHeaders(new Map(allow))
    if (request.method === 'OPTIONS') return void response.end()
    if (paths.test(request.url!)) {
      const { socket } = response
      const before = socket!.bytesWritten
      bytes = () => socket!.bytesWritten - before
      response.setHeader('Content-Type', 'application/json')
      return void (await write(response))
    }
    const answer = await network.fetch(`http://api${request.url}`, { method: request.method! })
    response.end(await answer.text())
  })
  return { ...server, taken: () => bytes() / 1e6 }
}

/** A whole body, with its length. */
export const whole =
  (body: string): Write =>
  async (response) => {
    response.setHeader('Content-Length', Buffer.byteLength(body))
    response.end(body)
  }

/** Parts of a body, each once the browser has taken the one before. */
export const inParts =
  (part: string, count: number, { pause = 0, length = 0 } = {}): Write =>
  async (response) => {
    if (length > 0) response.setHeader('Content-Length', length)
    for (let sent = 0; sent < count && !response.destroyed; sent++) {
      if (!response.write(part)) await mayGoOn(response)
      if (pause > 0) await sleep(pause)
    }
    response.end()
  }

/** Resolves once there is room for more, or the browser has closed the connection. */
const mayGoOn = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      response.off('drain', goOn).off('close', goOn)
      resolve()
    }
    response.on('drain', goOn).on('close', goOn)
  })
