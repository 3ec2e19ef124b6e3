-- Times of day are minutes after midnight in the restaurant's own time zone, in steps of 15 minutes.

create table if not exists restaurants (
  id text primary key,
  name text not null,
  address text[] not null,
  town text not null,
  post_code text not null,
  telephone text not null,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  -- How long a booking occupies its table, in minutes.
  sitting_minutes integer not null check (sitting_minutes > 0 and sitting_minutes % 15 = 0),
  card_guarantee boolean not null,
  enquiries_when_full boolean not null,
  show_journey_options boolean not null,
  closed_from date,
  closed_to date,
  closed_message text,
  -- Overrides of the chain's booking configuration: string to string.
  configuration jsonb not null,
  -- Name, town and address, normalized for the search (fold.ts), with a space before each word.
  search_text text not null,
  search_post_code text not null
);

-- When a restaurant seats diners: the first and last time of a sitting on a weekday (1 is Monday).
create table if not exists sittings (
  restaurant_id text not null references restaurants on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  title text not null,
  first_minute integer not null check (first_minute % 15 = 0),
  last_minute integer not null check (last_minute % 15 = 0 and last_minute >= first_minute),
  primary key (restaurant_id, weekday, title)
);

create table if not exists tables (
  id integer generated always as identity primary key,
  restaurant_id text not null references restaurants on delete cascade,
  seats integer not null check (seats > 0)
);
create index if not exists tables_by_restaurant on tables (restaurant_id, seats);

create table if not exists menus (
  id text primary key,
  title text not null,
  description text not null,
  -- A file in examples/server/menus.
  thumbnail text not null
);

create table if not exists restaurant_menus (
  restaurant_id text not null references restaurants on delete cascade,
  menu_id text not null references menus on delete cascade,
  primary key (restaurant_id, menu_id)
);

create table if not exists bookings (
  reference text primary key,
  table_id integer not null references tables,
  date date not null,
  minute integer not null check (minute between 0 and 1439 and minute % 15 = 0),
  guests integer not null check (guests > 0),
  children integer not null check (children >= 0),
  menu_id text references menus,
  first_name text not null,
  last_name text not null,
  email text not null,
  telephone_number text not null,
  special_requests text not null,
  opt_in boolean not null,
  -- The card provider's one-time reference to the card that guarantees the booking.
  payment_nonce text,
  session_id text,
  created_at timestamptz not null
);

-- The 15-minute intervals at which a table is sold. The primary key prevents selling one twice.
create table if not exists sold_quarters (
  table_id integer not null references tables,
  date date not null,
  minute integer not null,
  reference text not null references bookings on delete cascade,
  primary key (table_id, date, minute)
);

create table if not exists enquiries (
  reference text primary key,
  restaurant_id text not null references restaurants,
  -- A general enquiry may have no date, time or number of guests; -1 guests is a group of 15 or more.
  date date,
  minute integer,
  guests integer,
  children integer not null,
  occasion_type text,
  first_name text not null,
  last_name text not null,
  email text not null,
  telephone_number text not null,
  special_requests text not null,
  opt_in boolean not null,
  session_id text,
  created_at timestamptz not null
);

-- A nonce can be used once and for hours only; the card that it stood for has a token with the provider.
alter table bookings drop column if exists payment_nonce;
alter table bookings add column if not exists payment_token text;
create index if not exists bookings_by_session on bookings (session_id, date);
