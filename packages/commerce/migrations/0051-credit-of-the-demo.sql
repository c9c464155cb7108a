-- Paying later is offered where it is known what there is to say of the credit. The demo has a lender; its customers tell it apart.
update store_view set settings = jsonb_build_object('payLaterCredit', jsonb_build_object(
  'lender', 'Later Bank N.V.',
  'dueDays', 30,
  'dueFrom', 'delivery',
  'instalments', 1,
  'annualRate', 0,
  'fee', 0,
  'lateFee', 4000,
  'terms', 'https://laterbank.example/' || language || '/'
)) || settings
where exists (select from customer where lower(email) = 'sanne@example.com');
