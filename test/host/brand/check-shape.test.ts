import { expect } from 'chai'
import type { AnyPlugin } from 'tavola'
import { checkShape } from '../../../src/host/brand/check-shape'

const nothing = () => undefined
const load = nothing as never

/** What each literal is refused with. */
const wrong: Record<string, { readonly plugin: object; readonly says: RegExp }> = {
  'without an id': { plugin: {}, says: /"undefined" has "id" wrong: expected a text, received undefined/ },
  'a list that is none': {
    plugin: { inserts: null },
    says: /"inserts" wrong: .*a list of objects, received null/,
  },
  'a hole in a list': { plugin: { validators: [null] }, says: /"validators" wrong: .*received a list/ },
  'a step without its file': {
    plugin: { steps: [{ id: 'tea', priority: 'flow', when: nothing }] },
    says: /"steps\[0\]\.load" wrong: expected a function/,
  },
  'a moment that there is not': {
    plugin: { validators: [{ field: 'tea', message: 'pick', valid: nothing, at: 'sumbit' }] },
    says: /"validators\[0\]\.at" wrong: expected one of choices, details, submit/,
  },
  'a payload field that is no function': {
    plugin: { payload: { tea: 1 } },
    says: /"payload" wrong: .*functions/,
  },
  'a message that is no text': { plugin: { messages: { label: 5 } }, says: /"messages" wrong: .*texts/ },
  'plural forms without "other"': { plugin: { messages: { cups: { one: 'A cup' } } }, says: /"other"/ },
  'a translation that is no text': { plugin: { languages: { it: { label: 5 } } }, says: /"languages" wrong/ },
  'a deadline that is none': { plugin: { deadline: Infinity }, says: /"deadline" wrong: .*1 to 60000/ },
  'a journey without an outcome': {
    plugin: { journey: { name: 'Tea', defaults: {} } },
    says: /"journey\.outcome" wrong: expected a text/,
  },
  'an outcome that sends nothing': {
    plugin: { outcome: { id: 'tea', reference: nothing } },
    says: /"outcome\.send" wrong: expected a function/,
  },
  'a property that there is not': {
    plugin: { beforeconfirm: nothing },
    says: /"beforeconfirm", which the contract does not know\. Did you mean "beforeConfirm"\?/,
  },
  'a label that is no message': {
    plugin: { messages: { title: 'Tea' }, inserts: [{ at: 'details', load, label: 'titel' }] },
    says: /"inserts\[0\]\.label" wrong: there is no "titel"\. Did you mean "title"\?/,
  },
  'choices of no option': {
    plugin: { choices: { tea: ['green'] } },
    says: /"choices" wrong: there is no "tea"/,
  },
  'fields of no answer': { plugin: { reads: { venues: {} } }, says: /"reads" wrong: .*Did you mean "venue"/ },
  'a getter': {
    plugin: {
      get steps() {
        return []
      },
    },
    says: /a getter "steps": expected a plain value/,
  },
  'a getter inside': {
    plugin: {
      payload: {
        get tea() {
          return nothing
        },
      },
    },
    says: /a getter "payload\.tea"/,
  },
}

describe('The shape of a plugin', () => {
  for (const [what, { plugin, says }] of Object.entries(wrong)) {
    it(`architecture, boot: ${what} is refused in words`, () => {
      const given = Object.defineProperties({ id: 'tea' }, Object.getOwnPropertyDescriptors(plugin))
      if (what === 'without an id') Reflect.deleteProperty(given, 'id')
      expect(() => checkShape(given as AnyPlugin)).to.throw(says)
    })
  }

  it('architecture, boot: what was checked stays as it is', () => {
    const inserts = [{ at: 'details' as const, load }]
    const plugin = { id: 'tea', inserts, payload: { tea: () => 1 } }
    checkShape(plugin)
    for (const part of [plugin, inserts, inserts[0], plugin.payload]) expect(part).to.be.frozen
  })
})
