import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { signal } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import { addHours, format, isBefore, parseISO } from 'date-fns'
import ky from 'ky'
import { DayPicker } from 'react-day-picker'
import AsyncSelect from 'react-select/async'
import * as v from 'valibot'

/**
 * The floor of the size budget: a page that imports the libraries of step 1, uses each once, and does nothing else.
 * Built by the widget's own webpack (test/bench/size.ts).
 */
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
    createElement(DayPicker, { mode: 'single' }),
  )
}

createRoot(document.body).render(createElement(Page))
