-- Links are kept in mailed_link now. Those that were never mailed need not be known any more.
alter table newsletter_subscription drop column confirmation_hash;

-- Nobody has sent these mails so far; whoever sends them listens to events.
insert into outbox_event (topic, payload)
  select 'newsletter-mail-due', jsonb_build_object('subscriptionId', id)
  from newsletter_subscription where mail_due is not null;
