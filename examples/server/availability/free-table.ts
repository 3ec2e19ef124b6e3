/** SQL expressions: columns or parameters. Minutes are after midnight; `sitting` is how many a booking lasts. */
interface Party {
  readonly restaurant: string
  readonly guests: string
  readonly date: string
  readonly minute: string
  readonly sitting: string
}

/**
 * The tables that are free for a whole sitting and seat the party: the one rule that decides what is shown
 * as available and what is sold.
 */
export const freeTableSql = ({ restaurant, guests, date, minute, sitting }: Party): string => `
  select t.id from tables t
  where t.restaurant_id = ${restaurant} and t.seats >= ${guests}::integer and not exists (
    select from sold_quarters q
    where q.table_id = t.id and q.date = ${date}::date
      and q.minute >= ${minute}::integer and q.minute < ${minute}::integer + ${sitting}::integer)`
