import { createElement, Fragment, useMemo } from 'react'
import Select from 'react-select/base'
import { usePlugin } from 'tavola/controls'
import type { Group, Line } from './location-model'
import { RestaurantLine, restaurantOf } from './location-results'
import { ListingContext, PartsContext, selectParts, type Parts } from './location-select-parts'
import type { StartContext } from './model'

interface Props extends Parts {
  readonly isOpen: boolean
  readonly isLoading: boolean
  readonly options: readonly (Line | Group)[]
  /** The lines of the options and of their groups, in order. */
  readonly lines: readonly Line[]
  readonly value: Line | null
  readonly text: string
  /** Shown in place of a list without lines. */
  readonly nothing: string
  /** Tab chooses the focused line. */
  readonly tabChooses: boolean
  readonly choose: (line: Line | null) => void
}

/**
 * react-select, which renders the list and handles keys, mouse and touch in it. The input is the box's (./location-box), the
 * parts are ours, and the widget's announcer speaks (./location-list).
 */
export function LocationSelect({
  isOpen,
  isLoading,
  options,
  lines,
  value,
  text,
  nothing,
  tabChooses,
  choose,
  ...parts
}: Props) {
  const ctx = usePlugin<StartContext>()
  const { box, t } = parts
  const { input, setOpen } = box
  const listing = useMemo(() => ({ input, lines }), [input, lines])
  return (
    <PartsContext.Provider value={parts}>
      <ListingContext.Provider value={listing}>
        <QuietSelect
          ref={(select) => void (box.events.current = select)}
          components={selectParts}
          // The back end searches.
          filterOption={null}
          backspaceRemovesValue={false}
          blurInputOnSelect={false}
          tabSelectsValue={tabChooses}
          value={value}
          inputValue={text}
          onInputChange={() => undefined}
          onChange={choose}
          menuIsOpen={isOpen}
          onMenuOpen={() => setOpen(true)}
          onMenuClose={() => setOpen(false)}
          options={options}
          isLoading={isLoading}
          getOptionValue={(line) => String(restaurantOf(line).id)}
          getOptionLabel={(line) => restaurantOf(line).name}
          formatOptionLabel={(line) => <RestaurantLine line={line} ctx={ctx} t={t} />}
          loadingMessage={() => ctx.t('searching')}
          noOptionsMessage={() => nothing}
        />
      </ListingContext.Provider>
    </PartsContext.Provider>
  )
}

/**
 * react-select without its own announcements. On Apple's devices it would not tell the input which option the arrows have
 * reached, and announce it instead.
 */
class QuietSelect extends Select<Line, false> {
  override componentDidMount() {
    super.componentDidMount()
    this.setState({ isAppleDevice: false })
  }

  override renderLiveRegion() {
    return createElement(Fragment)
  }
}
