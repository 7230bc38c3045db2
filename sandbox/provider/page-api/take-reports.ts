import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { holdsCardNumber } from '../../../src/domain/card/holds-card-number.js';
import type { Database } from '../../database/database.js';
import type { Clock } from '../../process/clock.js';
import { reports } from '../database/schema-secrets.js';
import { takes } from '../requests/accepted-fields.js';
import { formOf } from '../requests/form-body.js';
import type { Routes } from '../requests/routes.js';
import { FramingReport, SiteReport } from './page-requests.js';

/** Where browsers send violations of the content security policy. */
export const violationPath = '/odeme/csp-raporu';

/** Reports of a kind that are kept; older ones are dropped. Anybody can send many of one kind. */
const kept = 1000;

const kinds = ['main-site', 'embedding', 'violation'] as const;

/** AP-17, AP-18 and the reports of browsers. All are answered with success: the page does not use the answer. */
export class TakeReports implements Routes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  serve(app: FastifyInstance): void {
    app.post('/odeme/main-site', takes([SiteReport]), async (request) => {
      const form = formOf(request.body);
      const origins = form.get('ancestorOrigins').split(',').map(originOf).join(',');
      const merchantId = word(form.get('merchant_id'));
      await this.keep('main-site', { merchantId, website: originOf(form.get('website')), origins });
      return { status: 'success', message: '', data: {} };
    });

    app.post('/odeme/yetkisiz-islem', takes([FramingReport]), async (request) => {
      const form = formOf(request.body);
      await this.keep('embedding', { merchantId: word(form.get('merchant_id')), reason: word(form.get('reason')) });
      return { status: 'success', message: '', data: {} };
    });

    app.post(violationPath, async (request, reply) => {
      for (const violation of violationsOf(request.body)) await this.keep('violation', violation);
      return reply.code(204).send();
    });
  }

  private async keep(kind: (typeof kinds)[number], detail: Readonly<Record<string, string>>): Promise<void> {
    const [row] = await this.db
      .insert(reports)
      .values({ kind, at: new Date(this.clock.now()), detail })
      .returning({ seq: reports.seq });
    if (row !== undefined && row.seq % 100 === 0) await this.dropOld();
  }

  private async dropOld(): Promise<void> {
    for (const kind of kinds) {
      const last = sql`(select seq from ${reports} where kind = ${kind} order by seq desc offset ${kept} limit 1)`;
      await this.db.delete(reports).where(and(eq(reports.kind, kind), sql`${reports.seq} <= ${last}`));
    }
  }
}

const violationTypes = ['application/csp-report', 'application/reports+json', 'application/json'];

/** Reads the bodies that browsers report with. */
export function takeReportBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    violationTypes,
    { parseAs: 'string', bodyLimit: 64 * 1024 },
    async (_request: unknown, body: string) => readJson(body),
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Both kinds of report: `report-uri` sends one object, `report-to` a list. Addresses are cut to their origin. */
function violationsOf(body: unknown): Record<string, string>[] {
  const list = Array.isArray(body) ? body.slice(0, 20) : [body];
  return list.flatMap((item: unknown) => {
    const report = fieldOf(item, 'csp-report') ?? fieldOf(item, 'body');
    const directive = fieldOf(report, 'effective-directive') ?? fieldOf(report, 'effectiveDirective');
    const blocked = fieldOf(report, 'blocked-uri') ?? fieldOf(report, 'blockedURL');
    if (typeof directive !== 'string') return [];
    return [{ directive: word(directive), blocked: typeof blocked === 'string' ? originOf(blocked) : '' }];
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function originOf(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : word(address);
  return holdsCardNumber(origin) ? '' : origin;
}

/** Anyone can send a report: only short words are kept, and nothing that could be a card number. */
function word(text: string): string {
  // guard: card numbers in reports -> return /^[\w-]{0,32}$/.test(text) ? text : '';
  return /^[\w-]{0,32}$/.test(text) && !/\d{12}/.test(text) && !holdsCardNumber(text) ? text : '';
}
