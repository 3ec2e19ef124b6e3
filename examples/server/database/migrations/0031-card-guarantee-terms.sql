-- The fee and the last moment of free cancellation that the diner saw before the card: what may be charged.
alter table bookings add column if not exists card_guarantee jsonb;
