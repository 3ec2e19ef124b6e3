import start from '../../../plugins/start'
import { atSlot } from '../../kit/booking'
import { renderPlugins, type Diner } from '../../kit/diner'
import { sessionsBody, slotBody } from '../../kit/fixtures'
import type { TestKernelOptions } from '../../kit/kernel'
import type { Answer } from '../../kit/network'
import { table } from '../../kit/stand-ins'

export const plugins = [start, table]
export const sessions = 'GET /api/sessions/availability/*'

/** A day with these times; a full one is written "19:30-", one that takes enquiries "19:30?". */
export const day = (...times: readonly string[]) =>
  sessionsBody(
    times.map((text) =>
      slotBody(Number(text.slice(0, 5).replace(':', '')), text.length === 5, text.endsWith('?')),
    ),
  )

/** A diner in front of step 1 on a day with this answer, without a time. */
export async function sees(
  answer: Answer = day('09:00', '19:15', '19:30', '20:00', '20:15', '21:00-'),
  { first, answers, ...options }: Partial<TestKernelOptions> = {},
): Promise<Diner> {
  const diner = await renderPlugins({
    plugins,
    first: { ...atSlot, time: null, ...first },
    answers: { ...answers, [sessions]: answer },
    ...options,
  })
  await diner.waits()
  return diner
}

/** Announcements are made of what comes once the diner is in the widget. */
export const isIn = (diner: Diner) => diner.sees(() => diner.gets('combobox', 'Guests').focus())

/** What a screen reader reads after the name of a control. */
export const describing = (control: Element): string | null =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null
