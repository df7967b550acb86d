/**
 * Steps from an empty database to the present one, in order; never changed once released, only added to. SQLite's
 * user_version counts those that a database has seen.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE leads (
     id TEXT PRIMARY KEY,
     form_id TEXT NOT NULL,
     provider_form_id TEXT NOT NULL,
     received_at TEXT NOT NULL,
     page_uri TEXT NOT NULL,
     page_name TEXT NOT NULL,
     locale TEXT NOT NULL,
     fields TEXT NOT NULL CHECK (json_valid(fields)),
     campaign TEXT NOT NULL CHECK (json_valid(campaign)),
     lead_data TEXT NOT NULL CHECK (json_valid(lead_data)),
     submission_class TEXT NOT NULL CHECK (submission_class IN ('primary', 'secondary')),
     visitor_token TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('undelivered', 'delivered', 'given-up', 'spam')),
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at TEXT NOT NULL DEFAULT '',
     provider_answer TEXT NOT NULL DEFAULT ''
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX leads_due ON leads (next_attempt_at, id) WHERE state = 'undelivered';`,
];
