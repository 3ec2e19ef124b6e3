import type { Api } from '../../kit/api'
import type { Diner } from '../../kit/diner'
import type { Watch } from './keyboard'

/** Each answer of the back end is held until it has been looked at what waits for it. */
export function slowAnswers(diner: Diner & { readonly api: Api }, faults: string[]) {
  const { api, page } = diner
  let letsGo = api.pauses()
  let asked = api.requests.length
  /** The requests that somebody has waited for. */
  const waitedFor: string[] = []

  async function looks(): Promise<void> {
    await diner.settles()
    const held = api.requests
      .slice(asked)
      .map(({ method, path }) => `${method} ${path.split('/').slice(0, 4).join('/')}`)
    const found = [...(await page.evaluate(faultsOfWaiting)), ...(await goesOnByTab())]
    faults.push(...found.map((fault) => `${held.join(', ')}: ${fault}`))
    waitedFor.push(...held)
  }

  /** Tab leads to the next control, and back. */
  async function goesOnByTab(): Promise<string[]> {
    const next = await page.evaluate(nextStop)
    if (!next) return []
    const found: string[] = []
    await page.keyboard.press('Tab')
    const on = await page.evaluate(() => eye.stop())
    if (on?.id !== next.id) found.push(`Tab leads to ${on?.name ?? 'nothing'}, not to ${next.name}`)
    if (!next.isStop) return found
    await page.keyboard.press('Shift+Tab')
    const back = await page.evaluate(() => eye.stop())
    if (back?.id !== next.from) found.push(`Shift+Tab leads back to ${back?.name ?? 'nothing'}`)
    return found
  }

  const watch: Watch = {
    async whileWaiting() {
      if (api.requests.length === asked) return
      await looks()
      letsGo()
      letsGo = api.pauses()
      asked = api.requests.length
    },
  }
  return { watch, waitedFor }
}

/** In the page: what is wrong with what waits. */
function faultsOfWaiting(): string[] {
  const faults: string[] = []
  const focused = eye.stop()
  if (!focused) faults.push('nothing has the focus')
  else if (!focused.inWidget) faults.push(`the focus is at ${focused.name}, outside of the widget`)
  for (const control of eye.ours(':disabled'))
    if (eye.isShown(control)) faults.push(`${eye.describe(control)} is out of the order of Tab`)
  for (const control of eye.ours('[aria-disabled="true"]')) {
    const root = control.getRootNode() as ShadowRoot
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    const reason = ids.map((id) => root.getElementById(id)?.textContent ?? '').join(' ')
    if (eye.isShown(control) && !reason.trim())
      faults.push(`${eye.describe(control)} does not say why it waits`)
  }
  return faults
}

/** In the page: where Tab has to lead from here; null at the end of the widget, and where leaving closes what is to come. */
function nextStop() {
  const now = eye.active()
  if (!now || now.matches('input[role="combobox"], [aria-haspopup="dialog"]')) return null
  if (!(now.getRootNode() instanceof ShadowRoot)) return null
  const stops = eye.expected()
  const follows = (id: number) =>
    (now.compareDocumentPosition(eye.byId(id)) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
    !now.contains(eye.byId(id))
  const id = stops.find(follows)
  if (id === undefined || now.closest('[role="grid"]')) return null
  const from = eye.idOf(now)
  return { id, from, name: eye.describe(eye.byId(id)), isStop: stops.includes(from) }
}
