import { memo, useId, useState } from 'react'
import type { Menu } from 'tavola'
import { webAddress } from 'tavola/page'

interface Props {
  readonly menu: Menu
  /** The language of its words. */
  readonly lang: string | undefined
  /** The name of the radio group. */
  readonly name: string
  /** At least one menu has a picture, so that all cards reserve its height. */
  readonly pictured: boolean
  readonly chosen: boolean
  /** The id of the error's text, if there is an error. */
  readonly error: string | undefined
  readonly onChoose: () => void
}

export function MenuCard({ menu, lang, name, pictured, chosen, error, onChoose }: Props) {
  const id = useId()
  const { title, description } = menu
  const described = [description && `${id}-description`, error].filter(Boolean).join(' ')
  return (
    <label part="menu" className={chosen ? 'menu menu-chosen' : 'menu'}>
      {pictured && <Picture address={pictureOf(menu)} />}
      <input
        type="radio"
        name={name}
        checked={chosen}
        onChange={onChoose}
        aria-labelledby={`${id}-title`}
        aria-describedby={described || undefined}
      />
      <span className="menu-text">
        <span id={`${id}-title`} className="menu-title">
          <bdi lang={lang}>{title}</bdi>
        </span>
        {description && (
          <span id={`${id}-description`} className="menu-description">
            <bdi lang={lang}>{description}</bdi>
          </span>
        )}
      </span>
    </label>
  )
}

/** A decoration in a box of fixed size, so that a late or failed image moves nothing. */
const Picture = memo(function Picture({ address }: { readonly address: string | null }) {
  const [failed, setFailed] = useState(false)
  return (
    <span className={address === null ? 'menu-picture menu-picture-none' : 'menu-picture'}>
      {address !== null && !failed && (
        <img
          // eslint-disable-next-line no-restricted-syntax -- It is checked by pictureOf.
          src={address}
          alt=""
          width={320}
          height={200}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  )
})

/** The address of a menu's picture; null if there is none, or no safe one. */
export const pictureOf = ({ images }: Menu): string | null =>
  images?.thumbnail ? webAddress(images.thumbnail) : null
