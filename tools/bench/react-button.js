import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** The page that all times are compared with: one React button. */
createRoot(document.querySelector('#root')).render(createElement('button', null, 'Book a table'))
