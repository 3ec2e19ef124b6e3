import type { Catalogue } from '../../src/host/brand/catalogue'

/** The plugins of the script-tag build that the default brand does not list. Each has its own file. */
export default {
  'day-at-a-glance': () => import('../../plugins/day-at-a-glance'),
  'first-free': () => import('../../plugins/first-free'),
  'know-before': () => import('../../plugins/know-before'),
  'send-at-once': () => import('../../plugins/send-at-once'),
  requests: () => import('../../plugins/requests'),
  motion: () => import('../../plugins/motion'),
  ticket: () => import('../../plugins/ticket'),
  analytics: () => import('../../plugins/analytics'),
  'agent-tools': () => import('../../plugins/agent-tools'),
  faces: () => import('../../plugins/faces'),
  'journey-tiles': () => import('../../plugins/journey-tiles'),
  photograph: () => import('../../plugins/photograph'),
  keep: () => import('../../plugins/keep'),
} satisfies Awaited<ReturnType<NonNullable<Catalogue['further']>>>['default']
