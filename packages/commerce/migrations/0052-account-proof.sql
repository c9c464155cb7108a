-- Who has just proved that an account is hers may change how it is entered, for a few minutes and in that session alone.
alter table session_token
  drop constraint session_token_kind_check,
  add constraint session_token_kind_check check (kind in ('access', 'refresh', 'proof'));

-- Another mail address that a session asked for without a proof: it waits for the link to the address of the account.
create table email_change (
  id bigint generated always as identity primary key,
  -- Asking again replaces it, and the link to the earlier one ends.
  customer_id integer not null unique references customer on delete cascade,
  email text not null,
  store_code text not null,
  asked_at timestamptz not null default now()
);

alter table account_notice
  drop constraint account_notice_kind_check,
  add constraint account_notice_kind_check check (
    kind in (
      'password-reset', 'password-changed', 'email-changed', 'passkey-added', 'passkey-removed',
      'email-change-asked', 'proof-link-profile', 'proof-link-security'
    )
  );

-- Which purposes there are is said by the modules that mail such links.
alter table mailed_link drop constraint mailed_link_purpose_check;
