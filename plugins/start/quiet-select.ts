import { createElement, Fragment } from 'react'
import Select from 'react-select/base'
import type { Line } from './location-lines'

/**
 * react-select without its own voice: the widget's announcer says what changes (./said-of-list). On Apple's devices it would
 * not tell the input which option the arrows have reached, and say it instead.
 */
export class QuietSelect extends Select<Line, false> {
  override componentDidMount() {
    super.componentDidMount()
    this.setState({ isAppleDevice: false })
  }

  override renderLiveRegion() {
    return createElement(Fragment)
  }
}
