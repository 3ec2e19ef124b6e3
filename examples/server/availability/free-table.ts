/** SQL expressions: columns or parameters. `minute` is after midnight; `sitting` is a booking's length in minutes. */
interface Party {
  readonly restaurant: string
  readonly guests: string
  readonly date: string
  readonly minute: string
  readonly sitting: string
}

/**
 * The tables that seat the party and are free for a whole sitting. Both the shown availability and the sale use this
 * rule.
 */
export const freeTableSql = ({ restaurant, guests, date, minute, sitting }: Party): string => `
  select t.id from tables t
  where t.restaurant_id = ${restaurant} and t.seats >= ${guests}::integer and not exists (
    select from sold_quarters q
    where q.table_id = t.id and q.date = ${date}::date
      and q.minute >= ${minute}::integer and q.minute < ${minute}::integer + ${sitting}::integer)`
