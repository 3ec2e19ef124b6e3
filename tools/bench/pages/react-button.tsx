import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** What every time is measured against: a page with one button of React's. */
createRoot(document.querySelector('#root')!).render(createElement('button', null, 'Book a table'))
