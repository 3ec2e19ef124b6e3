/** A command of W3C WebDriver to a session, by its path after the session's id. Resolves to its value. */
export type WebDriver = <Value = string>(method: string, path?: string, body?: object) => Promise<Value>

/** Starts a session of the driver at an address. */
export async function startSession(address: string, alwaysMatch: object): Promise<WebDriver> {
  async function send<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(`${address}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    const { value } = (await answer.json()) as {
      value: Value & { readonly error?: string; message?: string }
    }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`)
    return value
  }
  const { sessionId } = await send<{ sessionId: string }>('POST', '', { capabilities: { alwaysMatch } })
  return <Value>(method: string, path = '', body?: object) =>
    send<Value>(method, `/${sessionId}${path && `/${path}`}`, body)
}
