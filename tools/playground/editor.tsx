import { json } from '@codemirror/lang-json'
import { forEachDiagnostic, lintGutter, linter, type Diagnostic } from '@codemirror/lint'
import { EditorView, hoverTooltip } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import { useEffect, useEffectEvent, useRef } from 'react'
import { TextDocument, getLanguageService, type JSONSchema } from 'vscode-json-languageservice'

type EditorState = EditorView['state']

/** What we read of CodeMirror's `CompletionContext`. */
interface Typing {
  readonly state: EditorState
  readonly pos: number
  readonly explicit: boolean
  matchBefore(text: RegExp): { readonly from: number } | null
}

/** JSON with completion, errors and notes for a brand config in CodeMirror, by its JSON Schema. */
function brandLanguage(schema: object) {
  const service = getLanguageService({})
  service.configure({ schemas: [{ uri: address, fileMatch: ['*'], schema: schema as JSONSchema }] })
  const read = (text: string) => {
    const document = TextDocument.create('brand.json', 'json', 1, text)
    return { document, parsed: service.parseJSONDocument(document) }
  }

  async function diagnose(text: string): Promise<Diagnostic[]> {
    const { document, parsed } = read(text)
    const found = await service.doValidation(document, parsed, { schemaValidation: 'error' })
    return found.map(({ range, message }) => ({
      from: document.offsetAt(range.start),
      to: document.offsetAt(range.end),
      severity: 'error',
      message: typeof message === 'string' ? message : message.value,
    }))
  }

  async function complete(context: Typing) {
    const { state, pos, explicit } = context
    const word = context.matchBefore(/"[^"]*|[\w-]+/)
    if (!word && !explicit) return null
    const { document, parsed } = read(state.doc.toString())
    const list = await service.doComplete(document, document.positionAt(pos), parsed)
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
        // "$1" marks the cursor's place in other editors.
        apply: (textEdit?.newText ?? insertText ?? label).replace(/\$\{?\d+(:([^}]*)\})?/g, '$2'),
        ...(documentation && {
          info: typeof documentation === 'string' ? documentation : documentation.value,
        }),
      })),
    }
  }

  const base = json()
  return [
    base,
    base.language.data.of({ autocomplete: complete }),
    linter((view) => diagnose(view.state.doc.toString()), { delay: 300 }),
    hoverTooltip(async (view, position) => {
      const { document, parsed } = read(view.state.doc.toString())
      const hover = await service.doHover(document, document.positionAt(position), parsed)
      const [note] = hover ? [hover.contents].flat() : []
      if (!note) return null
      const text = typeof note === 'string' ? note : note.value
      return { pos: position, create: () => ({ dom: Object.assign(newParagraph(), { textContent: text }) }) }
    }),
  ]
}

const address = 'brand.schema.json'

const newParagraph = () => document.createElement('p')

interface EditorProps {
  readonly text: string
  readonly schema: object
  readonly onText: (text: string) => void
  /** Called with all errors, each with its line, when they change. */
  readonly onErrors: (errors: readonly string[]) => void
}

/** The brand's JSON, with completion and errors. */
export function Editor({ text, schema, onText, onErrors }: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const reportText = useEffectEvent(onText)
  const reportErrors = useEffectEvent(onErrors)

  const make = useEffectEvent((parent: HTMLElement) => {
    // In a shadow root CodeMirror uses constructed style sheets, which a strict policy allows.
    const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' })
    return new EditorView({
      parent: root as unknown as HTMLElement,
      root,
      doc: text,
      extensions: [
        basicSetup,
        lintGutter(),
        brandLanguage(schema),
        EditorView.lineWrapping,
        appearance,
        EditorView.contentAttributes.of({ 'aria-label': 'Brand config, JSON' }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged) reportText(state.doc.toString())
          if (transactions.some(({ effects }) => effects.length > 0)) reportErrors(errorsOf(state))
        }),
      ],
    })
  })

  useEffect(() => {
    const made = make(place.current!)
    view.current = made
    return () => made.destroy()
  }, [])

  // The controls change the text too.
  useEffect(() => {
    const { current } = view
    if (!current || current.state.doc.toString() === text) return
    current.dispatch({ changes: { from: 0, to: current.state.doc.length, insert: text } })
  }, [text])

  return <div className="pg-editor" ref={place} />
}

/** Light on dark pages too: the syntax colours need it. */
const appearance = EditorView.theme({
  '&': {
    maxHeight: '32rem',
    borderRadius: '0.5rem',
    background: '#fff',
    color: '#1c1f1d',
    fontSize: '0.8125rem',
  },
  // CodeMirror's own ring is a dotted line, which comes after the focus.
  '&:focus-within, &.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '2px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace' },
  '.cm-tooltip': { maxWidth: '26rem', color: '#1c1f1d' },
})

function errorsOf(state: EditorState): readonly string[] {
  const errors: string[] = []
  forEachDiagnostic(state, ({ message }, from) =>
    errors.push(`Line ${state.doc.lineAt(from).number}: ${message}`),
  )
  return errors
}
