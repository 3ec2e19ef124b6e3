import { expect } from 'chai'
import type { AnyPlugin } from 'tavola'
import { checkShape } from '../../src/diagnostics/plugin-shape'

const nothing = () => undefined
const load = nothing as never

/** The refusal of each literal. */
const wrong: Record<string, { readonly plugin: object; readonly says: RegExp }> = {
  'without an id': { plugin: {}, says: /"undefined": invalid "id"\. Expected a text\. Received nothing/ },
  'a list that is none': {
    plugin: { inserts: null },
    says: /invalid "inserts"\. Expected a list of objects\. Received null/,
  },
  'a hole in a list': {
    plugin: { validators: [null] },
    says: /invalid "validators\[0\]"\. Expected an object\. Received null/,
  },
  'a step without its file': {
    plugin: { steps: [{ id: 'tea', priority: 'flow', when: nothing }] },
    says: /invalid "steps\[0\]\.load"\. Expected a function/,
  },
  'a step that is to come right after the first frame': {
    plugin: { steps: [{ id: 'tea', priority: 'flow', when: nothing, load, prefetch: true }] },
    says: /invalid "steps\[0\]\.prefetch"\. Expected false/,
  },
  'a moment that there is not': {
    plugin: { validators: [{ field: 'tea', message: 'pick', valid: nothing, at: 'sumbit' }] },
    says: /invalid "validators\[0\]\.at"\. Expected one of choices, details, submit/,
  },
  'a payload field that is no function': {
    plugin: { payload: { tea: 1 } },
    says: /invalid "payload\.tea"\. Expected a function\. Received 1/,
  },
  'a message that is no text': {
    plugin: { texts: { label: 5 } },
    says: /invalid "texts\.label"\. Expected a text, or an object of plural forms/,
  },
  'plural forms without "other"': { plugin: { texts: { cups: { one: 'A cup' } } }, says: /"other"/ },
  'a translation that is no text': {
    plugin: { languages: { it: { label: 5 } } },
    says: /invalid "languages\.it\.label"/,
  },
  'a deadline that is none': { plugin: { deadline: Infinity }, says: /invalid "deadline"\. .*1 to 60000/ },
  'a journey without an outcome': {
    plugin: { journey: { name: 'Tea', defaults: {} } },
    says: /invalid "journey\.outcome"\. Expected a text/,
  },
  'an outcome that sends nothing': {
    plugin: { outcome: { id: 'tea', reference: nothing } },
    says: /invalid "outcome\.send"\. Expected a function/,
  },
  'a property that there is not': {
    plugin: { beforeconfirm: nothing },
    says: /unknown key "beforeconfirm"\. Did you mean "beforeConfirm"\?/,
  },
  'a label that is no message': {
    plugin: { texts: { title: 'Tea' }, inserts: [{ at: 'details', load, label: 'titel' }] },
    says: /"inserts\[0\]\.label" has the unknown name "titel"\. Did you mean "title"\?/,
  },
  'choices of no option': {
    plugin: { choices: { tea: ['green'] } },
    says: /"choices" has the unknown name "tea"/,
  },
  'fields of no answer': {
    plugin: { reads: { venues: {} } },
    says: /"reads" has the unknown name "venues".*Did you mean "venue"/,
  },
  'a getter': {
    plugin: {
      get steps() {
        return []
      },
    },
    says: /Expected a plain value instead of the getter "steps"/,
  },
  'a getter inside': {
    plugin: {
      payload: {
        get tea() {
          return nothing
        },
      },
    },
    says: /instead of the getter "tea"/,
  },
}

describe('The shape of a plugin', () => {
  for (const [what, { plugin, says }] of Object.entries(wrong)) {
    it(`${what} is refused with an explanation`, () => {
      const given = Object.defineProperties({ id: 'tea' }, Object.getOwnPropertyDescriptors(plugin))
      if (what === 'without an id') Reflect.deleteProperty(given, 'id')
      expect(() => checkShape(given as AnyPlugin)).to.throw(says)
    })
  }

  it('checking changes nothing', () => {
    const inserts = [{ at: 'details' as const, load }]
    const plugin = { id: 'tea', inserts, payload: { tea: () => 1 } }
    checkShape(plugin)
    for (const part of [plugin, inserts, inserts[0], plugin.payload]) expect(part).to.be.frozen
  })

  it('ignores what a script of the page has added to every object', () => {
    Object.defineProperty(Object.prototype, 'extend', {
      value: () => 1,
      enumerable: true,
      configurable: true,
    })
    try {
      checkShape({ id: 'tea', inserts: [{ at: 'details' as const, load }], texts: { label: 'Tea' } })
    } finally {
      Reflect.deleteProperty(Object.prototype, 'extend')
    }
  })
})
