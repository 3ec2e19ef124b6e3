import { usePlugin, useTexts } from 'tavola/controls'
import { messages } from './messages'
import { chosenMenu, type MenusContext } from './model'

/** At the place `ticket.lines`: the chosen menu. */
export default function TicketLine() {
  const ctx = usePlugin<MenusContext>()
  const menu = chosenMenu(ctx)
  const t = useTexts('menus', messages)
  return (
    <div>
      <dt>{t('menu')}</dt>
      <dd>
        <bdi lang={ctx.brand.backEndLanguage}>{menu?.title}</bdi>
      </dd>
    </div>
  )
}
