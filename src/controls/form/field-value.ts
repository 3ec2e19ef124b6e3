import {
  useLayoutEffect,
  useReducer,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { cleanText, withoutHidden, type TextKind } from '../../person-text'

/** What may come after a silent change of any field: a press, a key, or the way to another field. */
const moments = ['click', 'submit', 'keydown', 'change', 'blur']

/**
 * The text of an input or a text area. What stands in the field counts, whoever wrote it there and with whatever event: password
 * managers assign it with none, or with events that React ignores. So the field keeps its own text. It is read at each event of
 * the field and at each press, key and blur of the widget. Only a change of `value` from elsewhere is written to it. `onChange` gets
 * the cleaned text. Blanks at its ends go once the diner has left the field.
 */
export function useFieldText<Field extends HTMLInputElement | HTMLTextAreaElement>(
  value: string,
  onChange: (text: string) => void,
  kind: TextKind | 'asTyped',
): RefObject<Field | null> {
  const field = useRef<Field>(null)
  /** The state that the field shows. What differs was written to the field by somebody else. */
  const shown = useRef('')
  const isComposing = useRef(false)
  const [, render] = useReducer((count: number) => count + 1, 0)
  const take = useRef<(isLeft: boolean, isTyped?: boolean) => void>(undefined)

  // After each render: the state may be another than what was read, and the field has to show it.
  useLayoutEffect(() => {
    const clean = (text: string, isLeft?: boolean) =>
      kind === 'asTyped' ? text : (isLeft ? cleanText : withoutHidden)(text, kind)
    take.current = (isLeft, isTyped) => {
      const found = field.current!.value
      const text = clean(found, isLeft)
      if (!isTyped && found === shown.current && text === found) return
      shown.current = found
      onChange(text)
      render()
    }
    // Writing would end the composition of an input method.
    if (value === shown.current || isComposing.current) return
    write(field.current!, value)
    shown.current = value
    // It may come from a storage or a plugin.
    if (clean(value) !== value) onChange(clean(value))
  })

  useLayoutEffect(() => {
    const element = field.current!
    const root = element.getRootNode()
    function onInput(event: Event) {
      isComposing.current = (event as InputEvent).isComposing === true
      take.current!(false, true)
    }
    const onMoment = ({ type, target }: Event) =>
      take.current!(target === element && /change|blur/.test(type))
    const typing = ['input', 'compositionend']
    typing.forEach((type) => element.addEventListener(type, onInput))
    moments.forEach((type) => root.addEventListener(type, onMoment, true))
    return () => {
      typing.forEach((type) => element.removeEventListener(type, onInput))
      moments.forEach((type) => root.removeEventListener(type, onMoment, true))
    }
  }, [])

  return field
}

/** The caret keeps its distance from the end. Without the focus a caret isn't set, because Safari would move the focus. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value, selectionEnd } = field
  field.value = text
  if (selectionEnd === null || (field.getRootNode() as ShadowRoot).activeElement !== field) return
  const caret = Math.max(0, text.length - value.length + selectionEnd)
  field.setSelectionRange(caret, caret)
}

/** Fields that have the focus since the last press. */
const focused = new WeakSet<HTMLInputElement>()

/** For a field whose text is replaced as a whole, such as a number: it is selected by Tab and by the press that leads there. */
export const selectOnFocus = {
  onFocus: ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    focused.add(field)
    field.select()
  },
  // The press sets the caret after the focus, in Safari even after the click. A selection that the diner has made stays.
  onClick: ({ currentTarget: field }: MouseEvent<HTMLInputElement>) => {
    const select = () => {
      const { activeElement } = field.getRootNode() as ShadowRoot
      if (activeElement === field && field.selectionStart === field.selectionEnd) field.select()
    }
    if (focused.delete(field)) setTimeout(select)
  },
}
