import { useId, useRef, useState, type FormEvent } from 'react'
import { ActionBar, moveFocus, Note, StepHeading, usePlugin, useStyles, useTexts } from 'tavola/controls'
import { MenuCard, pictureOf } from './menu-card'
import css from './menus.css'
import { messages } from './messages'
import { chosenMenu, menusNow, type MenusContext } from './model'

/** Step 3: a card for each menu, of which the diner chooses one. "Next" is always visible. */
export default function ChooseMenu() {
  useStyles(css)
  const ctx = usePlugin<MenusContext>()
  const t = useTexts('menus', messages)
  const [asked, setAsked] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  const name = useId()
  const note = useId()
  const menus = menusNow(ctx)
  const chosen = chosenMenu(ctx)
  const missing = asked && !chosen
  const pictured = menus.some((menu) => pictureOf(menu) !== null)

  function confirm(event: FormEvent) {
    event.preventDefault()
    // As it is now: a menu may have been chosen since this was drawn.
    if (chosenMenu(ctx)) {
      ctx.state.confirmed.value = true
    } else focusOnFirst()
    setAsked(true)
  }

  /** The error is heard with it, but where Enter was pressed in it. */
  function focusOnFirst() {
    const first = list.current?.querySelector('input')
    if (first?.matches(':focus')) ctx.announce(t('missing'))
    moveFocus(first)
  }

  return (
    <form className="menus" noValidate onSubmit={confirm}>
      <StepHeading>{t('title')}</StepHeading>
      <fieldset
        ref={list}
        className="menu-list"
        role="radiogroup"
        aria-label={t('title')}
        aria-required="true"
        aria-invalid={missing}
      >
        {menus.map((menu) => (
          <MenuCard
            key={menu.id}
            menu={menu}
            lang={ctx.brand.backEndLanguage}
            name={name}
            pictured={pictured}
            chosen={menu === chosen}
            error={missing ? note : undefined}
            onChoose={() => void (ctx.state.chosen.value = menu.id)}
          />
        ))}
      </fieldset>
      <ActionBar errors={missing && <Note id={note} error={t('missing')} />}>
        <button type="submit" part="button" className="button">
          {t('next')}
        </button>
      </ActionBar>
    </form>
  )
}
