import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { type Diagnostic, linter } from '@codemirror/lint'
import type { Extension } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { getLanguageService, TextDocument, type JSONSchema } from 'vscode-json-languageservice'

/** Completion, errors and notes for a brand config in CodeMirror, by its JSON Schema. */
export function brandLanguage(schema: object): Extension {
  const service = getLanguageService({})
  service.configure({ schemas: [{ uri: address, fileMatch: ['*'], schema: schema as JSONSchema }] })
  const read = (text: string) => {
    const document = TextDocument.create('brand.json', 'json', 1, text)
    return { document, json: service.parseJSONDocument(document) }
  }

  async function diagnose(text: string): Promise<Diagnostic[]> {
    const { document, json } = read(text)
    const found = await service.doValidation(document, json, { schemaValidation: 'error' })
    return found.map(({ range, message }) => ({
      from: document.offsetAt(range.start),
      to: document.offsetAt(range.end),
      severity: 'error',
      message: typeof message === 'string' ? message : message.value,
    }))
  }

  async function complete(asked: CompletionContext): Promise<CompletionResult | null> {
    const { state, pos, explicit } = asked
    const word = asked.matchBefore(/"[^"]*|[\w-]+/)
    if (!word && !explicit) return null
    const { document, json } = read(state.doc.toString())
    const list = await service.doComplete(document, document.positionAt(pos), json)
    const items = list?.items ?? []
    const [first] = items
    if (!first) return null
    const range = first.textEdit && 'range' in first.textEdit ? first.textEdit.range : undefined
    return {
      from: range ? document.offsetAt(range.start) : (word?.from ?? pos),
      to: range ? document.offsetAt(range.end) : pos,
      options: items.map(({ label, documentation, textEdit, insertText }) => ({
        label: textEdit?.newText.startsWith('"') ? JSON.stringify(label.replace(/^"|"$/g, '')) : label,
        displayLabel: label,
        // Its "$1" mark where the cursor would go in another editor.
        apply: (textEdit?.newText ?? insertText ?? label).replace(/\$\{?\d+(:([^}]*)\})?/g, '$2'),
        ...(documentation && {
          info: typeof documentation === 'string' ? documentation : documentation.value,
        }),
      })),
    }
  }

  return [
    linter((view) => diagnose(view.state.doc.toString()), { delay: 300 }),
    autocompletion({ override: [complete] }),
    hoverTooltip(async (view, position) => {
      const { document, json } = read(view.state.doc.toString())
      const hover = await service.doHover(document, document.positionAt(position), json)
      const [note] = hover ? [hover.contents].flat() : []
      if (!note) return null
      const text = typeof note === 'string' ? note : note.value
      return { pos: position, create: () => ({ dom: Object.assign(newParagraph(), { textContent: text }) }) }
    }),
  ]
}

const address = 'brand.schema.json'

const newParagraph = () => document.createElement('p')
