import { hhmm } from '../values'
import { read, readAnswer, type Visit } from '../visit'

export async function readMenus(visit: Visit): Promise<void> {
  const day = visit.chosen?.day ?? visit.days[0]
  if (!day) return
  const { venueId, date, guests, slots } = day
  await read(visit, 'menus', {
    venueId,
    date,
    guests,
    time: hhmm(visit.chosen?.free.time ?? slots[0]?.time ?? 1900),
  })
}

/** Only brands with a card guarantee need it. */
export async function readToken(visit: Visit): Promise<void> {
  const answer = await visit.client.ask('token')
  if (answer.status !== 404) return void readAnswer(visit, answer)
  const note = {
    asked: answer.asked,
    came: 'Status 404: not offered.',
    widget: 'Only a brand with card-guarantee asks for it.',
  }
  visit.recorder.found('token.answer', 'note', note)
  visit.recorder.unsettled('The back end offers no card form.', 'token.body')
}
