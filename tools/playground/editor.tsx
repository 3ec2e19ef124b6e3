import { useEffect, useMemo, useRef, useState } from 'react'
import { TextDocument, getLanguageService, type JSONSchema } from 'vscode-json-languageservice'

/** What the playground reads of the brand config's JSON Schema (tools/brand-schema), which the build inserts. */
declare const BRAND_SCHEMA: {
  readonly properties: {
    readonly theme: { readonly enum: readonly string[] }
    readonly scheme: { readonly enum: readonly string[] }
    readonly locale: { readonly examples: readonly string[] }
  }
}
export const { theme, scheme, locale } = BRAND_SCHEMA.properties

const service = getLanguageService({})
service.configure({
  schemas: [{ uri: 'brand', fileMatch: ['*'], schema: BRAND_SCHEMA as unknown as JSONSchema }],
})

function read(text: string) {
  const document = TextDocument.create('brand.json', 'json', 1, text)
  return { document, parsed: service.parseJSONDocument(document) }
}

const plain = (note: string | { readonly value: string }) => (typeof note === 'string' ? note : note.value)

/** The text's errors by the schema, each with its line. */
export async function errorsIn(text: string): Promise<readonly string[]> {
  const { document, parsed } = read(text)
  const found = await service.doValidation(document, parsed, { schemaValidation: 'error' })
  return found.map(({ range, message }) => `Line ${range.start.line + 1}: ${plain(message)}`)
}

interface Caret {
  readonly text: string
  readonly caret: number
}

interface Suggestion {
  readonly label: string
  readonly text: string
  /** What it replaces. */
  readonly from: number
  readonly to: number
}

/** The schema's note on the key at the caret, and what can stand there. */
async function hintsAt({ text, caret }: Caret) {
  const { document, parsed } = read(text)
  const place = document.positionAt(caret)
  const hover = await service.doHover(document, place, parsed)
  const list = await service.doComplete(document, place, parsed)
  const suggestions = (list?.items ?? []).flatMap(({ label, textEdit }): Suggestion[] => {
    if (!textEdit || !('range' in textEdit)) return []
    // "$1" marks the cursor's place in other editors.
    const text = textEdit.newText.replace(/\$\{?\d+(:([^}]*)\})?/g, '$2')
    const { start, end } = textEdit.range
    return [{ label, text, from: document.offsetAt(start), to: document.offsetAt(end) }]
  })
  const [note] = hover ? [hover.contents].flat() : []
  return { note: note === undefined ? '' : plain(note), suggestions }
}

/** What the task, a function of a module, answers for the value. A slower answer for an earlier value is ignored. */
export function useAnswer<Value, Answer>(
  value: Value,
  task: (value: Value) => Promise<Answer>,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isLatest = true
    void task(value).then((answered) => isLatest && setAnswer(answered))
    return () => {
      isLatest = false
    }
  }, [value, task])
  return answer
}

interface EditorProps {
  readonly text: string
  readonly onText: (text: string) => void
}

/** The brand's JSON, with notes and suggestions for the place of the caret. */
export function Editor({ text, onText }: EditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const hints = useAnswer(
    useMemo(() => ({ text, caret }), [text, caret]),
    hintsAt,
  )
  const suggestions = hints?.suggestions ?? []
  const insert = ({ text, from, to }: Suggestion) => {
    const { current } = area
    if (!current) return
    current.setRangeText(text, from, to, 'end')
    onText(current.value)
    setCaret(current.selectionStart)
    current.focus()
  }
  return (
    <div className="pg-editor">
      <textarea
        ref={area}
        aria-label="Brand config, JSON"
        rows={20}
        spellCheck={false}
        value={text}
        onChange={({ target }) => onText(target.value)}
        // A browser shows only the cursor's line.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest' })}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
      />
      <p className="pg-note">{hints?.note || 'The note on the key at the cursor stands here.'}</p>
      <select
        aria-label="Insert at the cursor"
        value=""
        disabled={suggestions.length === 0}
        onChange={({ target }) => insert(suggestions[Number(target.value)]!)}
      >
        <option value="">Insert at the cursor</option>
        {suggestions.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
