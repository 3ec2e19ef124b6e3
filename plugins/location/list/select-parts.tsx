import {
  createContext,
  memo,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  type ReactNode,
  type RefObject,
} from 'react'
import type {
  ContainerProps,
  ControlProps,
  GroupProps,
  InputProps,
  MenuListProps,
  MenuProps,
  OptionProps,
} from 'react-select'
import { TryAgain, usePlugin } from 'tavola/controls'
import type { ListContext } from '.'
import { useBox, type Box } from '../box/shared'
import type { Group as LineGroup, Line } from '../lines'

export interface Parts {
  /** Whether the last press in the list was by touch. */
  readonly isTouched: RefObject<boolean>
  /** Shown under the list: that there are more restaurants than it has lines, or that one is gone. May be empty. */
  readonly notice: string
  readonly failed: boolean
  readonly retry: () => void
}

export const PartsContext = createContext<Parts | null>(null)
const useParts = () => useContext(PartsContext)!

/** Changes only with the lines, as each of them reads it. */
export const ListingContext = createContext<Listing | null>(null)
const useListing = () => useContext(ListingContext)!

interface Listing extends Pick<Box, 'input'> {
  readonly lines: readonly Line[]
}

/** Passes on the keys that are pressed in the box's input. */
function Container({ innerProps, children }: ContainerProps<Line, false>) {
  const { events } = useBox()
  const onKeyDown = innerProps.onKeyDown!
  useImperativeHandle(events, () => ({ onKeyDown }), [onKeyDown])
  return <>{children}</>
}

/** The list closes when the diner touches something outside the field. */
function Control({ innerRef, children }: ControlProps<Line, false>) {
  const { field } = useBox()
  // Each time: if the list is there from the start, the field isn't yet in the first rendering.
  useImperativeHandle(innerRef, () => field.current!)
  return <>{children}</>
}

/** Says on the box's input whether there is a list, and which one. A list without lines is none. */
function Input({ innerRef, selectProps, ...props }: InputProps<Line, false>) {
  const { input, lines } = useListing()
  useImperativeHandle(innerRef, () => input.current!, [input])
  const isListed = selectProps.menuIsOpen && lines.length > 0
  const list = isListed && props['aria-controls']
  useLayoutEffect(() => {
    const { current } = input
    current!.setAttribute('aria-expanded', String(isListed))
    if (list) current!.setAttribute('aria-controls', list)
    else current!.removeAttribute('aria-controls')
  })
  return null
}

/** Without `innerRef`, so that react-select doesn't measure the room for it: its height is in the style sheet. */
function Menu({ innerProps, children }: MenuProps<Line, false>) {
  const { isTouched, notice, failed } = useParts()
  return (
    <div
      {...innerProps}
      className="location__menu"
      onPointerDown={({ pointerType }) => void (isTouched.current = pointerType === 'touch')}
    >
      {children}
      {failed && <Failure />}
      {notice && <p className="location__narrow">{notice}</p>}
    </div>
  )
}

function Failure() {
  const { retry } = useParts()
  const { t } = usePlugin<ListContext>()
  return (
    <TryAgain className="location__menu-notice location__failure" text={t('searchFailed')} onPress={retry} />
  )
}

/** A listbox only while it has lines. Browsers make what scrolls a Tab stop, which it must not be. */
function MenuList({ innerRef, innerProps, children }: MenuListProps<Line, false>) {
  const { failed } = useParts()
  const { lines } = useListing()
  const { t } = usePlugin<ListContext>()
  if (lines.length === 0) return failed ? null : <div className="location__menu-list">{children}</div>
  return (
    <div
      ref={innerRef}
      {...innerProps}
      tabIndex={-1}
      aria-label={t('restaurants')}
      className="location__menu-list"
    >
      {children}
    </div>
  )
}

function Group({ headingProps, data, children }: GroupProps<Line, false>) {
  const { before, label }: LineGroup = data
  return (
    <div role="group" aria-labelledby={headingProps.id}>
      <div role="presentation" className="location__group-heading">
        {before && <span>{`${before} `}</span>}
        <span id={headingProps.id}>{label}</span>
      </div>
      {children}
    </div>
  )
}

/** Rendered again only when it gets or loses the focus: the rest depends on its data alone. */
const Option = memo(RenderedOption, (before, after) => {
  return before.data === after.data && before.isFocused === after.isFocused
})

function RenderedOption({
  innerRef,
  innerProps,
  data,
  isSelected,
  isFocused,
  children,
}: OptionProps<Line, false>) {
  const { input, lines } = useListing()
  useActiveOption(input, isFocused && innerProps.id)
  return (
    <div
      ref={innerRef}
      {...innerProps}
      aria-selected={isSelected}
      // Counted over all groups. Browsers count within each group, or don't count.
      aria-posinset={lines.indexOf(data) + 1}
      aria-setsize={lines.length}
      className={isFocused ? 'location__option location__option--is-focused' : 'location__option'}
    >
      {children}
    </div>
  )
}

/** Sets the input's active option. react-select leaves it out on Apple's devices, where it would announce the option instead. */
function useActiveOption(input: Box['input'], id: string | false | undefined): void {
  useLayoutEffect(() => {
    if (!id) return
    const { current } = input
    current!.setAttribute(active, id)
    return () => {
      // The next option may have set its own already.
      if (current!.getAttribute(active) === id) current!.removeAttribute(active)
    }
  }, [input, id])
}

const active = 'aria-activedescendant'

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <div className="location__menu-notice">{children}</div>
)

const Bare = ({ children }: { readonly children?: ReactNode }) => <>{children}</>
const Nothing = () => null

/** Replace react-select's own parts. Nothing of its box is rendered, as the diner types in ours. */
export const selectParts = {
  SelectContainer: Container,
  Control,
  ValueContainer: Bare,
  SingleValue: Nothing,
  Placeholder: Nothing,
  Input,
  IndicatorsContainer: Nothing,
  Menu,
  MenuList,
  Group,
  Option,
  LoadingMessage: Notice,
  NoOptionsMessage: Notice,
}
