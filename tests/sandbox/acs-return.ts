import { acsChallengePath, returnPath, signedResult } from '../../sandbox/bank/acs-contract.js';
import { type Answer, type Fields, post } from './calls.js';

/** The fields of the bank's document in an answer with message 3D. */
export function challengeOf(answer: Answer): Fields {
  const html = Buffer.from(answer.json.data.htmlContent, 'base64').toString('utf8');
  if (!html.includes(acsChallengePath)) throw new Error('The document does not lead to the ACS');
  const inputs = [...html.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name, value]) => [name ?? '', unescaped(value ?? '')]));
}

function unescaped(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name as 'amp'] ?? "'",
  );
}

/** Plays the ACS: signs a result and posts it as the shopper's browser would, from another site. */
export function returnFromAcs(
  provider: string,
  secret: string,
  challengeId: string,
  result: 'success' | 'failed' | 'abandoned' | 'attempted',
): Promise<Answer> {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  return post(`${provider}${returnPath}`, signedResult(secret, { challengeId, result }), headers);
}
