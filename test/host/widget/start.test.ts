import '../../kit/dom'
import { expect } from 'chai'
import { createWidget } from '../../../src/host/widget/create-widget'
import { toBrandSource } from '../../../src/npm/code-brand'
import { brand } from '../../../themes/milano/brand'
import { booking, start } from '../../kernel/bare-plugins'
import { settles } from '../../kit/pending'

const globals = globalThis as { CSS?: object; scheduler?: object; IS_REACT_ACT_ENVIRONMENT?: boolean }

describe('Host: the start of a widget', () => {
  beforeEach(() => {
    globals.CSS = { supports: () => false }
    globals.IS_REACT_ACT_ENVIRONMENT = false
  })
  afterEach(() => {
    delete globals.CSS
    delete globals.scheduler
    globals.IS_REACT_ACT_ENVIRONMENT = true
  })

  it('lets the browser handle what is due before the widget is drawn', async () => {
    const goOn: (() => void)[] = []
    globals.scheduler = { yield: () => new Promise<void>((done) => goOn.push(done)) }
    const host = document.body.appendChild(document.createElement('div'))
    const ready: string[] = []
    host.addEventListener('tavola:ready', () => ready.push('ready'))
    const made = createWidget({
      options: { baseUrl: 'https://api.example' },
      state: {},
      handle: { host, inline: true, gone: false } as never,
      brandOf: () => toBrandSource({ theme: { css: '', brand }, plugins: [start, booking] }),
    })
    const stages = []
    for (let task = 0; task < 2; task++) {
      await settles()
      stages.push([host.shadowRoot !== null, ready.length])
      goOn.shift()?.()
    }
    expect(stages).to.deep.equal([
      [true, 0],
      [true, 1],
    ])
    ;(await made).destroy()
    host.remove()
  })
})
