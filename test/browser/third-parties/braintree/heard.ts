import type { Page } from 'playwright-core'

/** What a screen reader is told of a hosted field's input, by the browser's own accessibility tree. */
export interface Heard {
  readonly name: string
  readonly description: string
  readonly invalid: string
  readonly required: boolean
}

export async function heardIn(page: Page, field: string): Promise<Heard> {
  const session = await page.context().newCDPSession(page)
  const { frameTree } = await session.send('Page.getFrameTree')
  const { frame } = frameTree.childFrames!.find(
    ({ frame }) => frame.name === `braintree-hosted-field-${field}`,
  )!
  const { nodes } = await session.send('Accessibility.getFullAXTree', { frameId: frame.id })
  await session.detach()
  const input = nodes.find(({ role }) => role?.value === 'textbox')!
  const property = (name: string) => input.properties?.find((one) => one.name === name)?.value.value
  return {
    name: input.name?.value,
    description: input.description?.value ?? '',
    invalid: property('invalid'),
    required: property('required'),
  }
}
