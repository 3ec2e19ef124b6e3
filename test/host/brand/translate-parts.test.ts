import { expect } from 'chai'
import { definePlugin } from 'tavola'
import { translateWith, type FetchTexts } from '../../../src/host/brand/translate-parts'
import { start } from '../../kernel/bare-plugins'
import { throws } from '../../kernel/setup'
import { bootKernel } from '../../kit/kernel'

/** The catalogue once a part with these texts has come. */
async function comes(fetchTexts: FetchTexts, texts?: Record<string, string>) {
  const plugin = definePlugin({ id: 'card', parts: [{ load: async () => ({ ...(texts && { texts }) }) }] })
  const { kernel } = bootKernel({ plugins: [start, plugin], translateParts: translateWith(fetchTexts) })
  await kernel.parts.load(plugin, plugin.parts![0]!.load)
  return kernel.catalogue
}

describe('The texts of parts in the language of the widget', () => {
  it('come with the part, before it is shown', async () => {
    const { text } = await comes(async () => ({ 'card.title': 'Carta' }), { title: 'Card', note: 'Free' })
    expect([text('card.title'), text('card.note')]).to.deep.equal(['Carta', 'Free'])
  })

  for (const [what, answer, title] of [
    ["waits for the shell's", async () => ({ 'widget.back': 'Indietro' }), 'Indietro'],
    ["comes without the shell's if they are lost", async () => throws(), 'Back'],
  ] as const)
    it(`a part of a plugin without any ${what}`, async () => {
      const { text } = await comes((owner) => (owner === 'widget' ? answer() : undefined))
      expect(text('widget.back')).to.equal(title)
    })
})
