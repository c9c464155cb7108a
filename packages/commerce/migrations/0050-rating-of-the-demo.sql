-- A rating nobody gave is shown no longer unless the owner sets it. The demo keeps the one it had; its customers tell it apart.
update store_view set settings = '{"fallbackReview": {"average": 8.9, "best": 10, "count": 7859}}' || settings
where exists (select from customer where lower(email) = 'sanne@example.com');
