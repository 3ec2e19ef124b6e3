import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Booker, CalProvider } from '@calcom/atoms'
import '@calcom/atoms/globals.min.css'

const root = document.querySelector('#root')
createRoot(root).render(
  createElement(
    CalProvider,
    { clientId: 'trattoria', options: { apiUrl: `${root.dataset.api}/v2`, refreshUrl: '/refresh' } },
    createElement(Booker, { eventSlug: 'table', username: 'trattoria' }),
  ),
)
