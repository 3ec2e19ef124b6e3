/**
 * Does with container.js what Tag Manager does, as far as this container needs it: consent, triggers by the name of an event, and
 * variables that keep their value. It shows what it would send, and sends nothing.
 */
window.dataLayer = window.dataLayer || []

const consent = {}
const values = {}
const entriesBefore = []
let take = (entry) => entriesBefore.push(entry)

const push = dataLayer.push
dataLayer.push = (...entries) => {
  const length = push.apply(dataLayer, entries)
  for (const entry of entries) take(entry)
  return length
}

addEventListener('DOMContentLoaded', async () => {
  const { container } = await import('./container.js')
  take = (entry) => show(entry, sentBy(container.containerVersion, entry))
  for (const entry of entriesBefore) take(entry)
})

/** What the container's tags send for an entry: lines such as "tavola_slot {…}". */
function sentBy({ tag, trigger, variable }, entry) {
  if (entry[0] === 'consent') return void Object.assign(consent, entry[2])
  Object.assign(values, entry)
  const textOf = (text) =>
    text.replace(/^\{\{(.+)\}\}$/, (_, name) => values[valueIn(named(variable, name).parameter, 'name')])
  return trigger
    .filter(({ customEventFilter: [{ parameter }] }) => valueIn(parameter, 'arg1') === entry.event)
    .flatMap(({ triggerId }) => tag.filter(({ firingTriggerId }) => firingTriggerId.includes(triggerId)))
    .filter(({ consentSettings: { consentType } }) =>
      consentType.list.every(({ value }) => consent[value] === 'granted'),
    )
    .map(({ parameter }) => {
      const table = parameter.find(({ key }) => key === 'eventSettingsTable')?.list ?? []
      const sent = table.map(({ map }) => [valueIn(map, 'parameter'), textOf(valueIn(map, 'parameterValue'))])
      return `${valueIn(parameter, 'eventName')} ${JSON.stringify(Object.fromEntries(sent))}`
    })
}

const valueIn = (parameter, wanted) => parameter.find(({ key }) => key === wanted).value
const named = (all, wanted) => all.find(({ name }) => name === wanted)

function show(entry, sent) {
  const item = document.createElement('li')
  const pushed = entry[0] ? [...entry] : entry
  item.textContent = JSON.stringify(pushed) + (sent ? ` → ${sent.join() || 'held back'}` : '')
  document.getElementById('entries').append(item)
}
