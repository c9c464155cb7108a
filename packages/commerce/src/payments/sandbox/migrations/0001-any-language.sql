-- The bank speaks the language of the view, or the closest one it has texts in.
alter table bank_payment drop constraint bank_payment_language_check;
