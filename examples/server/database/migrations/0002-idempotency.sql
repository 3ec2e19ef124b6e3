-- The answers of creates that came with an idempotency key, so that the same create again has the same answer.
create table idempotent_answers (
  -- SHA-256 of the browser session's id and the key: of a fixed length, and no trace of the diner.
  id text primary key,
  -- SHA-256 of the body: another body under the same key is refused.
  request_hash text not null,
  -- The body of the 200, to the letter (jsonb would sort its keys). It has the reference, and nothing of the diner.
  answer json not null,
  created_at timestamptz not null
);
create index idempotent_answers_by_age on idempotent_answers (created_at);
