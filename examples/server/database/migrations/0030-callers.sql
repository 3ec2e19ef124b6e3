-- A booking without a browser session counts for the address that it came from. Only a hash of the address is stored.
alter table bookings add column if not exists address_hash text;
create index if not exists bookings_by_address on bookings (address_hash, date) where address_hash is not null;

-- How many calls a session and an address have made in their current minute, for all processes together. The columns are those of
-- rate-limiter-flexible. Unlogged: the counts needn't survive a crash of the database, and a call doesn't wait for the disk.
create unlogged table if not exists call_counts (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index if not exists call_counts_by_age on call_counts (expire);
