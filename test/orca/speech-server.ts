import { EventEmitter, once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { hang } from '../browser/kit/playwright-driver'

/** What a screen reader gave to speech. */
export interface Speech {
  /** In the order of speaking. */
  readonly utterances: readonly string[]
  /** Waits for an utterance, of those from this place on. */
  hears(isIt: (utterance: string) => boolean, from?: number): Promise<void>
  close(): void
}

/**
 * A stand-in for speech-dispatcher, which listens on a Unix socket and is silent. It speaks SSIP, speech-dispatcher's protocol,
 * as far as Orca asks, and ends each message as soon as it begins.
 */
export async function startSpeech(socketPath: string): Promise<Speech> {
  const utterances: string[] = []
  const events = new EventEmitter()
  const say = (utterance: string) => {
    utterances.push(utterance)
    events.emit('said')
    return utterances.length
  }
  const clients = new Set<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    // Orca leaves without a farewell.
    client.on('error', () => client.destroy())
    serve(client, say)
  }).listen(socketPath)
  await once(server, 'listening')
  return {
    utterances,
    async hears(isIt, from = 0) {
      const signal = AbortSignal.timeout(hang)
      while (!utterances.slice(from).some(isIt)) await once(events, 'said', { signal })
    },
    close() {
      server.close()
      for (const client of clients) client.destroy()
    },
  }
}

/** Answers one client, line by line. */
function serve(client: Socket, say: (utterance: string) => number): void {
  const answer = (...lines: readonly (string | number)[]) => client.write(`${lines.join('\r\n')}\r\n`)
  /** The lines of the message that is being received. */
  let message: string[] | undefined
  const speaks = (text: string) => {
    const id = say(text)
    answer(`225-${id}`, '225 OK MESSAGE QUEUED')
    // As from a real one, the events come when the client has taken the answer.
    setImmediate(() => {
      answer(`701-${id}`, '701-1', '701 BEGIN')
      answer(`702-${id}`, '702-1', '702 END')
    })
  }
  createInterface(client).on('line', (line) => {
    if (message && line !== '.') return void message.push(line)
    if (message) {
      const text = textOf(message.join('\n'))
      message = undefined
      return speaks(text)
    }
    const [command, ...words] = line.split(' ')
    if (command === 'SPEAK') {
      message = []
      answer('230 OK RECEIVING DATA')
    } else if (command === 'CHAR' || command === 'KEY') speaks(words.join(' '))
    else answer(...(answers.find(([asked]) => line.startsWith(asked))?.[1] ?? ['210 OK']))
  })
}

/** Answers to what Orca asks about the server itself. */
const answers: readonly (readonly [command: string, lines: readonly string[]])[] = [
  ['HISTORY GET CLIENT_ID', ['245-1', '245 OK CLIENT ID SENT']],
  ['LIST OUTPUT_MODULES', ['250-silent', '250 OK MODULE LIST SENT']],
  ['LIST SYNTHESIS_VOICES', ['249-silent\ten\tnone', '249 OK VOICE LIST SENT']],
  ['GET ', ['251-0', '251 OK GET RETURNED']],
]

/** Orca sends SSML with a mark at each word, and doubles a dot at the beginning of a line. */
const textOf = (ssml: string) =>
  ssml
    .replace(/^\.\./gm, '.')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
    .trim()

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
