import { signal } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import { addHours, format, isBefore, parseISO } from 'date-fns'
import ky from 'ky'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import AsyncSelect from 'react-select/async'
import * as v from 'valibot'

/** The floor: a page that uses each library of step 1 once and does nothing else. */
const now = signal(parseISO('2026-11-20'))

function Page() {
  useSignals()
  const later = addHours(now.value, 1)
  return createElement(
    'div',
    null,
    format(later, 'EEEE d MMMM'),
    String(isBefore(now.value, later)),
    createElement(AsyncSelect, {
      loadOptions: async () => v.parse(v.array(v.object({ label: v.string() })), await ky('/options').json()),
    }),
  )
}

createRoot(document.body).render(createElement(Page))
