import type { ComponentType } from 'react'
import type { Kernel } from '../../kernel/actions/kernel'
import { Button } from '../../controls/button'
import { useKernel, useStyles } from '../../controls/context'
import { useTexts } from '../../controls/use-texts'
import { messages } from '../../messages/widget-header'
import { Place } from '../../controls/parts/place'
import { summaryOf } from '../../kernel/screen/summary'
import { VenueHeader } from '../../controls/venue'
import css from './header.css'
import type { BarProps } from './bar'

export interface HeaderProps {
  /** In a narrow window. */
  readonly Bar?: ComponentType<BarProps>
}

/** The header from step 2 on: Back, venue, summary and the links to edit the choices (summary.from-step-2). */
export default function Header({ Bar }: HeaderProps) {
  useStyles(css)
  const kernel = useKernel()
  const { steps, texts, journeys, facts, navigation } = kernel
  const { t } = texts
  const summary = summaryOf(kernel)
  const own = useTexts('widget', messages)
  const active = steps.current.value?.step
  if (!active || active.priority === 'base') return null
  const open = !active.end && steps.canLeave.value
  const canChoose = journeys.choice.value && facts.journey !== null && !active.end

  const back = open && <EditButton label={t('back')} className="back" onClick={navigation.back} />
  const choice = (
    <>
      <VenueHeader />
      {summary && (
        <p part="summary" className="summary">
          {summary}
        </p>
      )}
      <Place name="summary" />
      <div className="edit-links">
        {open && <EditButton label={own('editBooking')} onClick={navigation.restart} />}
        {canChoose && <EditButton label={own('chooseType')} onClick={() => chooseType(kernel)} />}
      </div>
    </>
  )
  if (Bar) return <Bar back={back}>{choice}</Bar>
  return (
    <div className="progress" data-back={open || undefined}>
      {back}
      {choice}
    </div>
  )
}

function chooseType({ navigation, choices }: Kernel): void {
  navigation.restart()
  choices.choose(null)
}

interface EditButtonProps {
  readonly label: string
  readonly className?: string
  readonly onClick: () => void
}

/** A link that cannot be pressed while the booking is being sent. It is then described by the loading text. */
function EditButton({ label, ...button }: EditButtonProps) {
  const { submission, texts } = useKernel()
  return (
    <Button {...button} kind="link" reason={submission.isSending.value ? texts.loading.value : undefined}>
      {label}
    </Button>
  )
}
