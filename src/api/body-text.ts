import { bodyLimit } from '../constants'

/**
 * The body as text, or undefined if it is larger than {@link bodyLimit}: the rest is not downloaded. The signal is needed here too,
 * because a page may wrap fetch and lose it.
 */
export async function readText(
  response: Response,
  signal: AbortSignal | null | undefined,
): Promise<string | undefined> {
  const { body, headers } = response
  if (!body) return response.text()
  const reader = body.getReader()
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', cancel)
  if (Number(headers.get('content-length')) > bodyLimit) return cancel()

  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { value } = await reader.read()
    if (!value) return text + decoder.decode()
    size += value.byteLength
    if (size > bodyLimit) return cancel()
    text += decoder.decode(value, { stream: true })
  }
}
