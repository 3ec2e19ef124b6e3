import { useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import type { Messages } from 'tavola'
import { ActionBar, Button, moveFocus, Note, StepHeading, usePlugin, useStyles } from 'tavola/controls'
import type { MenusContext } from '..'
import { chosenMenu, menusNow } from '../current-menus'
import { MenuCard, pictureOf } from './card'
import css from './menu.css'

export const texts = {
  title: 'CHOOSE MENU',
  next: 'Next',
  menu: 'Menu',
  missing: 'Please select a menu from the above choices',
} as const satisfies Messages

type MenuContext = MenusContext<typeof texts>

/** Step 3: a card for each menu, of which the diner chooses one. "Next" is always visible. */
export default function ChooseMenu() {
  useStyles(css)
  const ctx = usePlugin<MenuContext>()
  const { t } = ctx
  const [asked, setAsked] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  const note = useId()
  const missing = asked && !chosenMenu(ctx)

  function confirm(event: FormEvent) {
    event.preventDefault()
    // As it is now: a menu may have been chosen since this was drawn.
    if (chosenMenu(ctx)) {
      ctx.state.confirmed.value = true
    } else focusOnFirst()
    setAsked(true)
  }

  /** The focus makes screen readers read the error with the menu. One that has it already, as after Enter, is not read again. */
  function focusOnFirst() {
    const first = list.current?.querySelector('input')
    if (first?.matches(':focus')) ctx.announce(t('missing'))
    moveFocus(first)
  }

  return (
    <form className="menus" noValidate onSubmit={confirm}>
      <StepHeading>{t('title')}</StepHeading>
      <MenuList list={list} error={missing ? note : undefined} />
      <ActionBar errors={missing && <Note id={note} error={t('missing')} />}>
        <Button type="submit">{t('next')}</Button>
      </ActionBar>
    </form>
  )
}

interface ListProps {
  readonly list: RefObject<HTMLFieldSetElement | null>
  /** The id of the error's text, if there is an error. */
  readonly error: string | undefined
}

function MenuList({ list, error }: ListProps) {
  const ctx = usePlugin<MenuContext>()
  const { state, brand, t } = ctx
  const name = useId()
  const menus = menusNow(ctx)
  const chosen = chosenMenu(ctx)
  const pictured = menus.some((menu) => pictureOf(menu) !== null)
  return (
    <fieldset
      ref={list}
      className="menu-list"
      role="radiogroup"
      aria-label={t('title')}
      aria-required="true"
      aria-invalid={error !== undefined}
    >
      {menus.map((menu) => (
        <MenuCard
          key={menu.id}
          menu={menu}
          lang={brand.backEndLanguage}
          name={name}
          pictured={pictured}
          chosen={menu === chosen}
          error={error}
          onChoose={() => void (state.chosen.value = menu.id)}
        />
      ))}
    </fieldset>
  )
}

/** At the place `ticket.lines`: the chosen menu. */
export function TicketLine() {
  const ctx = usePlugin<MenuContext>()
  const menu = chosenMenu(ctx)
  return (
    <div>
      <dt>{ctx.t('menu')}</dt>
      <dd>
        <bdi lang={ctx.brand.backEndLanguage}>{menu?.title}</bdi>
      </dd>
    </div>
  )
}
