-- A nonce can be used once and for hours only; the card that it stood for has a token with the provider.
alter table bookings drop column if exists payment_nonce;
alter table bookings add column if not exists payment_token text;

-- How many bookings a session has is counted at each sale.
create index if not exists bookings_by_session on bookings (session_id, date);
