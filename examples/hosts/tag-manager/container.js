/**
 * The container for Google Tag Manager: a trigger and a tag for each event, and a variable for each field. Write the file to import
 * with `node container.js > container.json`.
 */

/** GA4's parameters by the fields of the data layer, for each event. */
const slot = { venueId: 'venue_id', date: 'booking_date', time: 'booking_time', guests: 'guests' }
const outcome = { journey: 'journey', ...slot }
const events = {
  tavola_ready: {},
  tavola_open: { venueId: 'venue_id' },
  tavola_close: {},
  tavola_step: { name: 'step_name', number: 'step_number' },
  tavola_journey: { journey: 'journey' },
  tavola_search: { results: 'search_results' },
  tavola_slot: slot,
  tavola_error: { code: 'error_code', plugin: 'error_plugin' },
  tavola_no_availability: slot,
  tavola_submit_started: outcome,
  tavola_booking_confirmed: outcome,
  tavola_enquiry_confirmed: outcome,
}

const account = { accountId: '0', containerId: '0' }
const folder = { fingerprint: '0', parentFolderId: '1' }
const template = (key, value) => ({ type: 'TEMPLATE', key, value })
const names = Object.keys(events)
const fields = new Set(Object.values(events).flatMap((event) => Object.keys(event)))
/** Tag Manager counts everything in a container, after its folder. */
const idOf = (index) => String(2 + index)

const triggers = names.map((name, index) => ({
  ...account,
  triggerId: idOf(index),
  name: `Tavola - ${name}`,
  type: 'CUSTOM_EVENT',
  customEventFilter: [
    { type: 'EQUALS', parameter: [template('arg0', '{{_event}}'), template('arg1', name)] },
  ],
  ...folder,
}))

const tags = names.map((name, index) => {
  const list = Object.entries(events[name]).map(([field, parameter]) => ({
    type: 'MAP',
    map: [template('parameter', parameter), template('parameterValue', `{{Tavola - ${field}}}`)],
  }))
  return {
    ...account,
    tagId: idOf(names.length + index),
    name: `Tavola - GA4 - ${name}`,
    type: 'gaawe',
    parameter: [
      { type: 'BOOLEAN', key: 'sendEcommerceData', value: 'false' },
      template('eventName', name),
      template('measurementIdOverride', '{{Tavola - Measurement ID}}'),
      ...(list.length > 0 ? [{ type: 'LIST', key: 'eventSettingsTable', list }] : []),
    ],
    ...folder,
    firingTriggerId: [idOf(index)],
    tagFiringOption: 'ONCE_PER_EVENT',
    monitoringMetadata: { type: 'MAP' },
    consentSettings: {
      consentStatus: 'NEEDED',
      consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'analytics_storage' }] },
    },
  }
})

const measurementId = { type: 'c', parameter: [template('value', 'G-XXXXXXXXXX')] }
const variableOf = (field) => ({
  type: 'v',
  parameter: [
    { type: 'INTEGER', key: 'dataLayerVersion', value: '2' },
    { type: 'BOOLEAN', key: 'setDefaultValue', value: 'false' },
    template('name', field),
  ],
  formatValue: {},
})
const variables = ['Measurement ID', ...fields].map((name, index) => ({
  ...account,
  ...folder,
  variableId: idOf(2 * names.length + index),
  name: `Tavola - ${name}`,
  ...(index === 0 ? measurementId : variableOf(name)),
}))

export const container = {
  exportFormatVersion: 2,
  exportTime: '2026-11-27 00:00:00',
  containerVersion: {
    path: 'accounts/0/containers/0/versions/0',
    ...account,
    containerVersionId: '0',
    container: {
      path: 'accounts/0/containers/0',
      ...account,
      name: 'Tavola',
      publicId: 'GTM-XXXXXXX',
      usageContext: ['WEB'],
      fingerprint: '0',
    },
    tag: tags,
    trigger: triggers,
    variable: variables,
    folder: [{ ...account, folderId: '1', name: 'Tavola', fingerprint: '0' }],
    fingerprint: '0',
  },
}

if (globalThis.process?.argv[1]?.endsWith('container.js'))
  globalThis.process.stdout.write(`${JSON.stringify(container, null, 2)}\n`)
