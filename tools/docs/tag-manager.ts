import { formatted, table } from '../write-pages'
import { eventsSchema } from './events-schema'

/** The container of Google Tag Manager that sends the events of the plugin `analytics` to GA4 (docs/hosts/tag-manager.md). */

export const containerFile = 'examples/hosts/tag-manager/container.json'

/**
 * The parameter of GA4 for each field. Fields that are not here say nothing of a diner's visit: the version of the events, and the
 * reference, which is always empty.
 */
export const parameters: Readonly<Record<string, string>> = {
  venueId: 'venue_id',
  name: 'step_name',
  number: 'step_number',
  journey: 'journey',
  results: 'search_results',
  date: 'booking_date',
  time: 'booking_time',
  guests: 'guests',
  code: 'error_code',
  plugin: 'error_plugin',
}

interface TaggedEvent {
  /** As the plugin pushes it: "tavola_booking_confirmed". */
  readonly event: string
  readonly fields: readonly string[]
}

export const taggedEvents = (): readonly TaggedEvent[] =>
  Object.entries(eventsSchema().events).map(([name, { required }]) => ({
    event: `tavola_${name.replaceAll('-', '_')}`,
    fields: required.filter((field) => field in parameters),
  }))

/** Tag Manager gives an imported container its own numbers. */
const none = { accountId: '0', containerId: '0' }

const template = (key: string, value: string) => ({ type: 'TEMPLATE', key, value })
const list = (key: string, items: readonly object[]) => ({ type: 'LIST', key, list: items })
const map = (...entries: readonly object[]) => ({ type: 'MAP', map: entries })

const measurementId = 'Tavola - Measurement ID'
const variableOf = (field: string) => `Tavola - ${field}`
const folderId = '1'

function variables(ids: () => string) {
  const made = { ...none, fingerprint: '0', parentFolderId: folderId }
  const constant = {
    ...made,
    variableId: ids(),
    name: measurementId,
    type: 'c',
    parameter: [template('value', 'G-XXXXXXXXXX')],
  }
  const fields = Object.keys(parameters).map((field) => ({
    ...made,
    variableId: ids(),
    name: variableOf(field),
    type: 'v',
    parameter: [
      { type: 'INTEGER', key: 'dataLayerVersion', value: '2' },
      { type: 'BOOLEAN', key: 'setDefaultValue', value: 'false' },
      template('name', field),
    ],
    formatValue: {},
  }))
  return [constant, ...fields]
}

const trigger = ({ event }: TaggedEvent, triggerId: string) => ({
  ...none,
  triggerId,
  name: `Tavola - ${event}`,
  type: 'CUSTOM_EVENT',
  customEventFilter: [
    { type: 'EQUALS', parameter: [template('arg0', '{{_event}}'), template('arg1', event)] },
  ],
  fingerprint: '0',
  parentFolderId: folderId,
})

/** It sends the fields of its event alone: a variable keeps the value of an earlier one. */
const tag = ({ event, fields }: TaggedEvent, tagId: string, triggerId: string) => ({
  ...none,
  tagId,
  name: `Tavola - GA4 - ${event}`,
  type: 'gaawe',
  parameter: [
    { type: 'BOOLEAN', key: 'sendEcommerceData', value: 'false' },
    template('eventName', event),
    template('measurementIdOverride', `{{${measurementId}}}`),
    ...(fields.length > 0
      ? [
          list(
            'eventSettingsTable',
            fields.map((field) =>
              map(
                template('parameter', parameters[field]!),
                template('parameterValue', `{{${variableOf(field)}}}`),
              ),
            ),
          ),
        ]
      : []),
  ],
  fingerprint: '0',
  firingTriggerId: [triggerId],
  parentFolderId: folderId,
  tagFiringOption: 'ONCE_PER_EVENT',
  monitoringMetadata: { type: 'MAP' },
  consentSettings: {
    consentStatus: 'NEEDED',
    consentType: { type: 'LIST', list: [{ type: 'TEMPLATE', value: 'analytics_storage' }] },
  },
})

export function container() {
  let id = Number(folderId)
  const ids = () => String(++id)
  const triggers = taggedEvents().map((event) => trigger(event, ids()))
  return {
    exportFormatVersion: 2,
    exportTime: '2026-11-27 00:00:00',
    containerVersion: {
      path: 'accounts/0/containers/0/versions/0',
      ...none,
      containerVersionId: '0',
      container: {
        path: 'accounts/0/containers/0',
        ...none,
        name: 'Tavola',
        publicId: 'GTM-XXXXXXX',
        usageContext: ['WEB'],
        fingerprint: '0',
      },
      tag: taggedEvents().map((event, index) => tag(event, ids(), triggers[index]!.triggerId)),
      trigger: triggers,
      variable: variables(ids),
      folder: [{ ...none, folderId, name: 'Tavola', fingerprint: '0' }],
      fingerprint: '0',
    },
  }
}

export const writtenContainer = async (): Promise<readonly [file: string, text: string]> => [
  containerFile,
  await formatted(JSON.stringify(container()), containerFile),
]

/** The table of docs/hosts/tag-manager.md. */
export const tagManagerSection = (): string =>
  table(
    ['event of the data layer and of GA4', 'fields', 'parameters of GA4'],
    taggedEvents().map(({ event, fields }) => [
      `\`${event}\``,
      fields.map((field) => `\`${field}\``).join(', '),
      fields.map((field) => `\`${parameters[field]}\``).join(', '),
    ]),
  )
