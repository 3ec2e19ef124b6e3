import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app'

/** For a server that renders pages: the app's, with an empty place of the widget's height. */
export const render = (api: string): string =>
  renderToString(
    <StrictMode>
      <App api={api} />
    </StrictMode>,
  )
