/** What can be made. */
export const kinds = ['journey', 'feature', 'brand'] as const
export type Kind = (typeof kinds)[number]

interface About {
  readonly what: string
  /** The folders of `templates` that its project has; a later one's files win. */
  readonly layers: readonly string[]
  /** Its files where the project is there already, by the folder of `templates`. */
  readonly alone: { readonly folder: string; readonly files: RegExp }
  /** A name for the question. */
  readonly sample: string
}

export const aboutKinds: Readonly<Record<Kind, About>> = {
  journey: {
    what: 'a way of its own through the widget, with a button, which ends as an enquiry',
    layers: ['every', 'plugin', 'journey'],
    alone: { folder: 'journey/plugin', files: /./ },
    sample: 'afternoon-tea',
  },
  feature: {
    what: 'a part in the journeys that are there, such as a question',
    layers: ['every', 'plugin', 'feature'],
    alone: { folder: 'feature/plugin', files: /./ },
    sample: 'celebration',
  },
  brand: {
    what: 'a look, texts and settings, without code',
    layers: ['every', 'brand'],
    alone: { folder: 'brand', files: /^brand\./ },
    sample: 'osteria',
  },
}
