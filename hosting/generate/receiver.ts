import { endpointPath } from '../endpoint-path';
import { generatedNote, type ConfigurationFile, type Site } from './site';

/** The receiver as a service of systemd. */
const service = `${generatedNote}# The receiver of enquiries, for /etc/systemd/system/; its settings are in /etc/enquiries.env.
[Unit]
After=network.target postgresql.service
[Service]
WorkingDirectory=/srv/receiver
EnvironmentFile=/etc/enquiries.env
ExecStart=/usr/bin/node --import tsx server/main.ts
User=www-data
Restart=always
[Install]
WantedBy=multi-user.target
`;

const environment = `${generatedNote}# Settings of the receiver: copy to /etc/enquiries.env, readable by root alone (mode 600).
TRUSTED_PROXIES=1
# PostgreSQL instead of an SQLite file; the same for every receiver.
# DATABASE_URL=postgres://enquiries:PASSWORD@127.0.0.1/enquiries
# Sends each enquiry on by mail.
# SMTP_URL=smtps://USER:PASSWORD@mail.example
# MAIL_TO=you@mail.example
# MAIL_FROM=site@mail.example
# Instead, to a chat: slack, discord or teams.
# WEBHOOK_SERVICE=slack
# WEBHOOK_URL=https://hooks.slack.com/services/…
# Doubtful enquiries: in one message a day, unless at-once or never.
# ENQUIRIES_DOUBTFUL=daily
`;

/** Cloudflare's configuration; the build puts what it names beside it (`scripts/export/worker.ts`). */
function wrangler({ host, bareHost = host }: Site, path: string): string {
  const routes = [path, `${path}/*`].map((end) => ({
    pattern: `${host}${end}`,
    zone_name: bareHost,
  }));
  const settings = {
    name: 'enquiries',
    main: 'worker.js',
    compatibility_date: '2026-03-01',
    workers_dev: false,
    routes,
    assets: { directory: 'assets', html_handling: 'none' },
    d1_databases: [
      { binding: 'DB', database_name: 'enquiries', database_id: 'as printed by d1 create' },
    ],
    // Each minute: tries again to send on enquiries that failed before.
    triggers: { crons: ['* * * * *'] },
    vars: { ENQUIRIES_PATH: path },
  };
  return `${generatedNote.replace('#', '//')}${JSON.stringify(settings, null, 2)}\n`;
}

/** The receiver's files for a server and for Cloudflare, if the forms post to this site. */
export function receiver(site: Site): ConfigurationFile[] {
  const path = endpointPath(site.endpoint);
  if (path === undefined) return [];
  return [
    { path: 'receiver/enquiries.service', text: service },
    { path: 'receiver/enquiries.env', text: environment },
    { path: 'workers/wrangler.jsonc', text: wrangler(site, path) },
  ];
}
