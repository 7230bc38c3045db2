-- The demo store took notices of transfers at its address for outcomes until they had an address of their own. Merchants whose
-- server is another one are asked to give theirs (docs/hosting.md).
UPDATE "merchants" SET "transfer_notice_url" = '{store}/havale-bildirimi'
WHERE "notification_url" = '{store}/bildirim' AND "transfer_notice_url" = '';
