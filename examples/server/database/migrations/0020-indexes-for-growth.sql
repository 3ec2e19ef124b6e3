-- Each is for a query that would read a whole table without it (test/server/operation/plans.test.ts).

-- Restaurants near a place. Index and query must spell the point alike (restaurant/restaurant.ts).
create index if not exists restaurants_by_place on restaurants using gist (point(longitude, latitude));

-- Restaurants by the first letters of words. The words are folded already, so no dictionary of the server's is asked.
alter table restaurants add column if not exists search_words tsvector not null
  generated always as (array_to_tsvector(array_remove(string_to_array(search_text, ' '), ''))) stored;
create index if not exists restaurants_by_word on restaurants using gin (search_words);
create index if not exists restaurants_by_post_code on restaurants (search_post_code text_pattern_ops);
-- For a word that most have, such as the chain's name: the first ones by name are found without sorting all.
create index if not exists restaurants_by_name on restaurants (name collate "C", id collate "C");

-- What a booking sold is deleted with it.
create index if not exists sold_quarters_by_booking on sold_quarters (reference);
-- Personal data by its age and by its email address.
create index if not exists bookings_by_date on bookings (date, reference);
create index if not exists bookings_by_email on bookings (lower(email));
create index if not exists enquiries_by_date on enquiries (coalesce(date, (created_at at time zone 'UTC')::date));
create index if not exists enquiries_by_email on enquiries (lower(email));
