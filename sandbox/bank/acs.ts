import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language, readLanguage } from '../../src/domain/locale/language.js';
import { readAssetFolder, serveAssets } from '../site/asset-folder.js';
import { siteHeaders } from '../site/default-headers.js';
import { type Form, readForm } from '../site/form.js';
import { createServer } from '../site/server.js';
import { type AcsOptions, acsChallengePath, readChallenge, signedResult } from './acs-contract.js';
import {
  answerByPasskey,
  answerChallenge,
  askForCode,
  askForPasskey,
  type Challenge,
  cancelChallenge,
  findChallenge,
  openChallenge,
  type Step,
} from './challenge.js';
import { type Asset, answerPath, askPage, problemPage, returnPage } from './pages.js';
import { type Assertion, questionIn, readRegistration } from './passkey.js';
import { newPasskeyPage, newPasskeyPath, newQuestionPath, passkeyMadePage, passkeyPage } from './passkey-pages.js';
import { isRegistrationQuestion, newRegistrationQuestion, questionOf } from './passkey-questions.js';
import { isByKnownPasskey, keepPasskey } from './passkeys.js';
import { textsIn } from './texts.js';

/** The bank of every demo card: it asks for a one-time code or a passkey, and sends the outcome to the provider. Not listening. */
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
  serveNewPasskeys(app, options, assets.address);
  app.setNotFoundHandler((_request, reply) =>
    send(reply.code(404), problemPage(assets.address, defaultLanguage, t.missingTitle, t.refusedText)),
  );
  return app;
}

function serveChallenges(app: FastifyInstance, options: AcsOptions, asset: Asset): void {
  const { db, clock, secret, providerUrl, noticeUrl } = options;
  const origin = new URL(options.publicUrl).origin;

  const show = (reply: FastifyReply, step: Step) => {
    if (step.kind === 'ask') return send(reply, askPage(asset, step.challenge, step.problem, noticeUrl));
    if (step.kind === 'askPasskey')
      return send(reply, passkeyPage(asset, step.challenge, questionOf(secret, step.challenge.id)));
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
    return show(reply, await answer(challenge, form));
  });

  const answer = async (challenge: Challenge, form: Form): Promise<Step> => {
    const now = clock.now();
    switch (form.get('act')) {
      case 'cancel':
        return cancelChallenge(db, challenge);
      case 'again':
        return askForPasskey(db, challenge, now);
      case 'code':
        return askForCode(db, challenge, now);
      case 'passkey': {
        const ceremony = { origin, challenge: questionOf(secret, challenge.id) };
        return answerByPasskey(db, challenge, () => isByKnownPasskey(db, readAssertion(form), ceremony), now);
      }
      default:
        return answerChallenge(db, challenge, form.get('code') ?? '', now);
    }
  };
}

/** Makes passkeys: any visitor of the demo becomes its customer. */
function serveNewPasskeys(app: FastifyInstance, options: AcsOptions, asset: Asset): void {
  const { db, clock, secret } = options;
  const origin = new URL(options.publicUrl).origin;
  const ask = (reply: FastifyReply, language: Language, failed: boolean) =>
    send(reply, newPasskeyPage(asset, language, failed));

  app.get(newPasskeyPath, (request, reply) => ask(reply, readLanguage(readForm(request.query).get('lang')), false));
  // The page asks at the press: one that has stood open for long would have the device replace a passkey in vain.
  app.get(newQuestionPath, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(newRegistrationQuestion(secret, clock.now()).toString('base64url')),
  );
  app.post(newPasskeyPath, async (request, reply) => {
    const form = readForm(request.body);
    const language = readLanguage(form.get('lang'));
    const answer = {
      credentialId: form.get('credentialId') ?? '',
      clientData: form.get('clientData') ?? '',
      authenticatorData: form.get('authenticatorData') ?? '',
      publicKey: form.get('publicKey') ?? '',
    };
    const challenge = questionIn(answer.clientData);
    const isOurs = isRegistrationQuestion(secret, challenge, clock.now());
    const passkey = isOurs ? readRegistration(answer, { origin, challenge }) : undefined;
    if (passkey === undefined || !(await keepPasskey(db, passkey, challenge))) return ask(reply, language, true);
    return send(reply, passkeyMadePage(asset, language));
  });
}

function readAssertion(form: Form): Assertion {
  return {
    credentialId: form.get('credentialId') ?? '',
    clientData: form.get('clientData') ?? '',
    authenticatorData: form.get('authenticatorData') ?? '',
    signature: form.get('signature') ?? '',
  };
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

function isUnder(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(origin).origin;
}
