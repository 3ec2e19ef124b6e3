import type { messages as submitTexts } from '../messages/widget-submission'
import type { MessageNames, PluginOptions } from '../contract/names'
import type { Message } from '../messages/message'
import type { messages as widgetTexts } from '../messages/widget'
import type { messages as detailsTexts } from '../messages/details'
import type { messages as popupTexts } from '../messages/popup'

/** A brand's names of the shell's texts. */
type ShellMessageName =
  | `widget.${keyof typeof widgetTexts | keyof typeof submitTexts}`
  | `popup.${keyof typeof popupTexts}`
  | `details.${keyof typeof detailsTexts}`

/** A text that a brand in code may reword. Plugins declare theirs: `interface MessageNames { 'tea.label': true }`. */
export type MessageName = [keyof MessageNames] extends [never]
  ? string
  : ShellMessageName | Extract<keyof MessageNames, string>

export type Rewordings = { readonly [Name in MessageName]?: Message }

/** Options by plugin. A plugin that has declared its options takes only these, another takes any. */
export type OptionsOfPlugins = { readonly [Id in keyof PluginOptions]?: PluginOptions[Id] } & {
  readonly [id: string]: object | undefined
}
