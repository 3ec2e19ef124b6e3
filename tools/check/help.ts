/** What `tavola-check --help` prints. */
export const help = `tavola-check <baseUrl> [flags]

Holds a back end to Tavola's nine calls: to the OpenAPI file, and to what no schema can say.
It only reads, one request after the other, unless --write is given.

  --write                     also books and enquires, in the name of "Tavola Check": for a test system
  --json                      the report as data
  --origin <site>             the site that the widget is on (https://www.example.com)
  --venue <id>                this restaurant, instead of the first that is found
  --search <text>             a text that finds restaurants, instead of single letters
  --date <YYYY-MM-DD>         this day, instead of the first with a free table
  --guests <1-14>             the party (2)
  --session-header <name>     the brand's sessionHeader (X-Session-Id)
  --idempotency-header <name> the brand's idempotencyHeader (none): checks it too
  --nonce <text>              a card's nonce of your payment sandbox (fake-valid-nonce)
  --timeout <seconds>         for a GET (10)
  --header "Name: value"      a further header of each request; may be repeated
  --only <name,…>             these checks alone: "cors", "sessions.past"
  --help                      this text

Exit code: 0 without a fault, 1 with one, or where the back end is not reached, 2 for a wrong flag.
`
