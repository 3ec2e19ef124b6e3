import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'

const page = document.querySelector<HTMLElement>('#app')!
const app = (
  <StrictMode>
    <App api={page.dataset.api!} />
  </StrictMode>
)
// Where a server has rendered the page (server.tsx), React takes over what is there.
if (page.hasChildNodes()) hydrateRoot(page, app)
else createRoot(page).render(app)
