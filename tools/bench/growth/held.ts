import type { Page, CDPSession } from 'playwright-core'

/** What a page holds, once all that nobody needs is swept away. */
export interface Held {
  /** Objects, functions, lists and elements of the page's scripts, each as one. */
  readonly objects: number
  readonly nodes: number
  readonly listeners: number
  readonly kilobytes: number
}

export async function held(page: Page, session: CDPSession): Promise<Held> {
  for (const _time of ['first', 'second', 'third']) {
    await session.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(100)
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return {
    objects: await countObjects(session),
    nodes,
    listeners: jsEventListeners,
    kilobytes: usedSize / 1024,
  }
}

/** Those that are left after a sweep, which the count begins with, whatever the engine holds of its own. */
export async function countObjects(session: CDPSession): Promise<number> {
  const objectGroup = 'count'
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype', objectGroup })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId!,
    objectGroup,
  })
  const count = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup })
  return count.result.value as number
}
