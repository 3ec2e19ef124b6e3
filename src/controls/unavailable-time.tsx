import type { PluginContext } from '../contract/plugin-context'
import { timeName } from '../times/after-midnight'
import { nearestFree } from '../times/full-times'
import type { OfferedTime } from '../times/offered-times'
import { ChipButton } from './choices/chip'
import { usePlugin } from './context'
import { RichText } from './texts'

interface Props {
  readonly day: readonly OfferedTime[]
  /** The preferred time, HH:MM. */
  readonly time: string
  /** The plugin's own texts. */
  readonly t: (
    key: 'taken' | 'takenBut' | 'takenButTwo',
    values: { readonly time: string; readonly first: string; readonly second: string },
  ) => string
  /** Called before a button chooses its time. */
  readonly onPress?: () => void
}

/** "19:30 isn't free. Try 19:15 or 20:00", with each free time as a button (time.same-again). */
export function UnavailableTime({ day, time, t, onPress }: Props) {
  const ctx = usePlugin<PluginContext>()
  const [first, second] = nearestFree(day, time)
  const button = (other: string | undefined) =>
    other && (
      <ChipButton
        onClick={() => {
          onPress?.()
          ctx.set({ time: other })
        }}
      >
        {timeName(ctx, other)}
      </ChipButton>
    )
  const text = t(second ? 'takenButTwo' : first ? 'takenBut' : 'taken', {
    time: timeName(ctx, time),
    first: '{first}',
    second: '{second}',
  })
  return <RichText text={text} parts={{ first: button(first), second: button(second) }} />
}
