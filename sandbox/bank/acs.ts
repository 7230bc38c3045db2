import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage } from '../../src/domain/locale/language.js';
import { readAssetFolder, serveAssets } from '../site/asset-folder.js';
import { siteHeaders } from '../site/default-headers.js';
import { type Form, readForm } from '../site/form.js';
import { createServer } from '../site/server.js';
import { type AcsOptions, acsChallengePath, readChallenge, signedResult } from './acs-contract.js';
import { answerChallenge, cancelChallenge, findChallenge, openChallenge, type Step } from './challenge.js';
import { answerPath, askPage, problemPage, returnPage } from './pages.js';
import { textsIn } from './texts.js';

/** The bank of every demo card: it asks for a one-time code and sends the outcome to the provider. Not listening. */
export async function createAcs(options: AcsOptions): Promise<FastifyInstance> {
  const { publicUrl, providerUrl, logLevel, logStream } = options;
  const assets = readAssetFolder('sandbox/site/assets', 'sandbox/bank/assets');
  const t = textsIn(defaultLanguage);
  const app = createServer({
    logLevel,
    logStream,
    bodyLimit: 64 * 1024,
    origin: publicUrl,
    headers: siteHeaders(publicUrl, { formTargets: [providerUrl], framedBy: ['http:', 'https:'] }),
    answerError: (status, _request, reply) =>
      send(reply.code(status), problemPage(assets.address, defaultLanguage, t.brokenTitle, t.brokenText)),
  });
  await app.register(formbody);
  serveAssets(app, assets);
  serveChallenges(app, options, assets.address);
  app.setNotFoundHandler((_request, reply) =>
    send(reply.code(404), problemPage(assets.address, defaultLanguage, t.missingTitle, t.refusedText)),
  );
  return app;
}

function serveChallenges(app: FastifyInstance, options: AcsOptions, asset: (name: string) => string): void {
  const { db, clock, secret, providerUrl } = options;

  const show = (reply: FastifyReply, step: Step) => {
    if (step.kind === 'ask') return send(reply, askPage(asset, step.challenge, step.problem));
    const fields = signedResult(secret, { challengeId: step.challenge.id, result: step.result });
    return send(reply, returnPage(asset, step.challenge, fields));
  };
  const refuse = (reply: FastifyReply) => {
    const t = textsIn(defaultLanguage);
    return send(reply.code(400), problemPage(asset, defaultLanguage, t.refusedTitle, t.refusedText));
  };
  const open = async (form: Form, reply: FastifyReply) => {
    const fields = readChallenge(secret, (name) => form.get(name));
    // guard: where the ACS sends its result -> if (fields === undefined) return refuse(reply);
    if (fields === undefined || !isUnder(fields.returnUrl, providerUrl)) return refuse(reply);
    return show(reply, await openChallenge(db, fields, clock.now()));
  };

  app.post(acsChallengePath, (request, reply) => open(readForm(request.body), reply));
  app.get(acsChallengePath, (request, reply) => open(readForm(request.query), reply));
  app.post(answerPath, async (request: FastifyRequest, reply) => {
    const form = readForm(request.body);
    const challenge = await findChallenge(db, form.get('challengeId') ?? '');
    if (challenge === undefined) return refuse(reply);
    if (form.get('act') === 'cancel') return show(reply, await cancelChallenge(db, challenge));
    return show(reply, await answerChallenge(db, challenge, form.get('code') ?? '', clock.now()));
  });
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

function isUnder(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(origin).origin;
}
