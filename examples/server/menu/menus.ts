import type { Queryable } from '../database/database'
import type { Restaurant } from '../restaurant/restaurant'

/** A menu that diners can choose when booking. */
export interface Menu {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly images: {
    /** An absolute URL, as the widget is on a page of another origin. */
    readonly thumbnail: string
  }
}

/** The path under which the thumbnails are served. */
export const THUMBNAILS = '/menus'

interface MenuRow {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly thumbnail: string
}

/** @param origin this server's public origin, for example "https://tables.example" */
export async function menusOf(database: Queryable, restaurant: Restaurant, origin: string): Promise<Menu[]> {
  const rows = await database.query<MenuRow>(
    `select m.id, m.title, m.description, m.thumbnail
     from menus m join restaurant_menus r on r.menu_id = m.id where r.restaurant_id = $1 order by m.id`,
    [restaurant.id],
  )
  return rows.map(({ thumbnail, ...menu }) => ({
    ...menu,
    images: { thumbnail: `${origin}${THUMBNAILS}/${thumbnail}` },
  }))
}

export async function offersMenu(
  database: Queryable,
  restaurant: Restaurant,
  menuId: string,
): Promise<boolean> {
  const rows = await database.query(
    'select from restaurant_menus where restaurant_id = $1 and menu_id = $2',
    [restaurant.id, menuId],
  )
  return rows.length > 0
}
