import type { Action } from './model'

/** Drawn for this plugin, as outlines on a field of 24. */
const paths: Readonly<Record<Action, string>> = {
  calendar: 'M4 6.5h16v13H4zM4 10.5h16M8 4v4M16 4v4M12 13v4M10 15h4',
  directions:
    'M12 21c4-5 6-8.2 6-11a6 6 0 1 0-12 0c0 2.8 2 6 6 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  call: 'M6 3.5h3.2l1.6 4.3-2.2 1.6a11 11 0 0 0 6 6l1.6-2.2 4.3 1.6V18a2.5 2.5 0 0 1-2.7 2.5A15.8 15.8 0 0 1 3.5 6.2 2.5 2.5 0 0 1 6 3.5z',
  share: 'M12 15V3.5M8 7l4-4 4 4M6 11.5H5v9h14v-9h-1',
}

export const Icon = ({ of }: { readonly of: Action }) => (
  <svg className="ticket-icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[of]} />
  </svg>
)
