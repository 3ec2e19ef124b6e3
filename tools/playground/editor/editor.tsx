import { json } from '@codemirror/lang-json'
import { forEachDiagnostic, lintGutter } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { basicSetup } from 'codemirror'
import { useEffect, useEffectEvent, useRef } from 'react'
import { brandLanguage } from './json-brand'

interface EditorProps {
  readonly text: string
  readonly schema: object
  readonly onText: (text: string) => void
  /** What the schema has against it, with its line, whenever that has changed. */
  readonly onErrors: (errors: readonly string[]) => void
}

/** The brand's JSON, with completion and errors. */
export function Editor({ text, schema, onText, onErrors }: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const tellText = useEffectEvent(onText)
  const tellErrors = useEffectEvent(onErrors)

  const make = useEffectEvent((parent: HTMLElement) => {
    // Under a shadow root its style sheets are made in code, which a strict policy lets through.
    const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' })
    return new EditorView({
      parent: root as unknown as HTMLElement,
      root,
      doc: text,
      extensions: [
        basicSetup,
        json(),
        lintGutter(),
        brandLanguage(schema),
        EditorView.lineWrapping,
        appearance,
        EditorView.contentAttributes.of({ 'aria-label': 'Brand config, JSON' }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (docChanged) tellText(state.doc.toString())
          if (transactions.some(({ effects }) => effects.length > 0)) tellErrors(errorsOf(state))
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

/** Light in a dark page too: the colours of its syntax are made for that. */
const appearance = EditorView.theme({
  '&': {
    maxHeight: '32rem',
    borderRadius: '0.5rem',
    background: '#fff',
    color: '#1c1f1d',
    fontSize: '0.8125rem',
  },
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
