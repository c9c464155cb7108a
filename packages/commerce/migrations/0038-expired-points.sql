-- Points that nobody has spent in time are taken by an entry like any other.
alter table loyalty_entry
  drop constraint loyalty_entry_reason_check,
  drop constraint loyalty_entry_sign,
  add constraint loyalty_entry_reason_check check (
    reason in ('earned', 'spent', 'given-back', 'revoked', 'spent-again', 'expired')
  ),
  add constraint loyalty_entry_sign check (
    case
      when reason in ('spent', 'spent-again', 'expired') then points < 0
      when reason = 'revoked' then points <= 0
      else points > 0
    end
  );
