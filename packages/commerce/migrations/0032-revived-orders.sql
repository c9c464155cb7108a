-- An order that had expired and is revived by its money spends once more what it had given back.
alter table gift_card_entry
  drop constraint gift_card_entry_reason_check,
  drop constraint gift_card_entry_sign,
  add constraint gift_card_entry_reason_check check (reason in ('issued', 'spent', 'given-back', 'spent-again')),
  add constraint gift_card_entry_sign check (
    case when reason in ('spent', 'spent-again') then amount < 0 else amount > 0 end
  );

create unique index gift_card_entry_spent_again on gift_card_entry (order_id, code) where reason = 'spent-again';

alter table loyalty_entry
  drop constraint loyalty_entry_reason_check,
  drop constraint loyalty_entry_sign,
  add constraint loyalty_entry_reason_check check (
    reason in ('earned', 'spent', 'given-back', 'revoked', 'spent-again')
  ),
  add constraint loyalty_entry_sign check (
    case
      when reason in ('spent', 'spent-again') then points < 0
      when reason = 'revoked' then points <= 0
      else points > 0
    end
  );

create unique index loyalty_entry_spent_again on loyalty_entry (order_id) where reason = 'spent-again';
