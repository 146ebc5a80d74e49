/** Incremented with every change of the tables; demo data of another version is recreated. */
export const SCHEMA_VERSION = 5

export const SCHEMA = `
  CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE clinic (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE COLLATE NOCASE,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    transactions INTEGER NOT NULL,
    setting TEXT NOT NULL,
    accounting TEXT NOT NULL
  ) STRICT;

  CREATE TABLE doctor (
    uuid TEXT NOT NULL,
    clinic INTEGER NOT NULL REFERENCES clinic,
    full_name TEXT NOT NULL,
    branch_name TEXT NOT NULL,
    PRIMARY KEY (clinic, uuid)
  ) STRICT;

  CREATE TABLE account (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    name TEXT NOT NULL,
    surname TEXT NOT NULL,
    phone_code TEXT,
    phone_number TEXT,
    gender TEXT,
    user_code TEXT NOT NULL,
    pin TEXT NOT NULL,
    is_doctor INTEGER NOT NULL,
    is_patient INTEGER NOT NULL,
    permissions TEXT NOT NULL
  ) STRICT;

  CREATE TABLE membership (
    account INTEGER NOT NULL REFERENCES account,
    clinic INTEGER NOT NULL REFERENCES clinic,
    doctor_setting TEXT NOT NULL,
    PRIMARY KEY (account, clinic)
  ) STRICT;

  CREATE TABLE session (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    token_hash TEXT NOT NULL UNIQUE,
    account INTEGER NOT NULL REFERENCES account,
    clinic INTEGER REFERENCES clinic,
    expires_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE patient (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL,
    clinic INTEGER NOT NULL,
    name TEXT NOT NULL,
    surname TEXT,
    full_phone_number TEXT,
    birth_date TEXT,
    citizenship_number TEXT,
    locked INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE VIRTUAL TABLE patient_search USING fts5(text, content = '', contentless_delete = 1, tokenize = 'trigram');

  CREATE TABLE reminder (
    uuid TEXT PRIMARY KEY,
    clinic INTEGER NOT NULL REFERENCES clinic,
    account INTEGER REFERENCES account,
    patient INTEGER REFERENCES patient,
    note TEXT,
    type TEXT,
    remind_at TEXT,
    read INTEGER NOT NULL,
    created_by TEXT
  ) STRICT;
  CREATE INDEX reminder_clinic ON reminder (clinic);

  CREATE TABLE notification (
    uuid TEXT PRIMARY KEY COLLATE NOCASE,
    clinic INTEGER NOT NULL REFERENCES clinic,
    doctor TEXT COLLATE NOCASE,
    message TEXT,
    patient_name TEXT,
    doctor_name TEXT,
    priority INTEGER,
    appointment_type TEXT,
    appointment_start TEXT,
    created_by TEXT,
    created_at TEXT,
    background_color TEXT,
    type TEXT,
    is_visible INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX notification_clinic ON notification (clinic);

  CREATE TABLE help_article (
    uuid TEXT NOT NULL COLLATE NOCASE,
    language TEXT NOT NULL,
    category TEXT NOT NULL COLLATE NOCASE,
    position INTEGER NOT NULL,
    is_featured INTEGER NOT NULL,
    title TEXT NOT NULL,
    subtitle TEXT,
    html TEXT,
    text TEXT,
    video TEXT,
    PRIMARY KEY (uuid, language)
  ) STRICT;

  CREATE TABLE ticket (
    uuid TEXT PRIMARY KEY,
    account INTEGER NOT NULL REFERENCES account,
    clinic INTEGER REFERENCES clinic,
    subject TEXT NOT NULL,
    category TEXT NOT NULL,
    priority TEXT NOT NULL,
    description TEXT NOT NULL,
    contact_name TEXT NOT NULL,
    contact_surname TEXT NOT NULL,
    contact_email TEXT NOT NULL,
    contact_phone TEXT NOT NULL,
    attachment_name TEXT,
    attachment_size INTEGER,
    created_at TEXT NOT NULL
  ) STRICT;

  CREATE TABLE room (
    uuid TEXT PRIMARY KEY COLLATE NOCASE,
    participant TEXT NOT NULL,
    opened_at TEXT NOT NULL
  ) STRICT;
`

/** Created after the patients are inserted, because updating it for each row is several times slower. */
export const PATIENT_INDEX = 'CREATE UNIQUE INDEX patient_uuid ON patient (uuid)'
